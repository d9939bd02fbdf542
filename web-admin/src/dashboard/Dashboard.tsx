import { Title } from 'react-admin';

export const Dashboard = () => <Title title="Morning" />;
