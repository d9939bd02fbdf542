import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../api/useCall';
import { Nothing, Panel } from '../layout/Panel';
import styles from './doctor.module.css';

/** The settings of the environment with their values. Only whoever starts the server can change them. */
export function Environment() {
  const translate = useTranslate();
  const { data } = useCall(['environment'], (api) => api.environment());
  const { hash } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data && hash === '#environment') top.current?.scrollIntoView();
  }, [data, hash]);
  if (!data) return null;
  return (
    <div ref={top} className={styles.target}>
      <Panel title={translate('upkeep.environment')}>
        <Nothing>{translate('upkeep.environment_note')}</Nothing>
        <dl className={styles.environment}>
          {data.map(({ name, value, is_default }) => (
            <div key={name} data-default={is_default}>
              <dt>
                <code>{name}</code>
                <span>{translate(`upkeep.about_setting.${name.toLowerCase()}`)}</span>
              </dt>
              <dd>
                {value ?? translate(is_default ? 'upkeep.environment_unset' : 'upkeep.environment_secret')}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
