import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Error as ErrorPage, Loading, SkipNavigationButton } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Guarded } from '../account/Guarded';
import { palette } from '../theme/palette';
import { Navigation } from './Navigation';
import { NavigationDrawer } from './NavigationDrawer';
import { useDocumentTitle } from './useDocumentTitle';

/** The shell: navigation at the left (a drawer below 900 px), the page's one h1, the page. */
export function Layout({ children }: { children?: ReactNode }) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', flexDirection: wide ? 'row' : 'column', minHeight: '100vh' }}>
      <SkipNavigationButton />
      {wide ? (
        <Box component="header" sx={rail}>
          <Navigation />
        </Box>
      ) : (
        <NavigationDrawer />
      )}
      <Box component="main" id="main-content" tabIndex={-1} sx={page}>
        {/* react-admin's <Title> writes each page's title in here. */}
        <Typography
          component="h1"
          variant="h1"
          id="react-admin-title"
          ref={setTitle}
          sx={{ minHeight: '2rem' }}
        />
        <ErrorBoundary key={pathname} fallbackRender={(failure) => <ErrorPage {...failure} />}>
          <Suspense fallback={<Loading />}>
            <Guarded>{children}</Guarded>
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
}

const rail = {
  width: 216,
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  bgcolor: palette.ink,
};
const page = {
  flex: 1,
  minWidth: 0,
  maxWidth: 1480,
  px: { xs: 1.5, sm: 2.5, lg: 4 },
  py: { xs: 2, md: 3 },
  outline: 'none',
};
