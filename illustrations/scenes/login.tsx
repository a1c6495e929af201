import React, {type ReactNode} from 'react';
import Bridge from '../parts/Bridge';
import {PhoneFrame} from '../parts/frames';
import Icon from '../parts/Icon';
import {Sparkline} from '../parts/TimeChart';
import {lastDay} from '../sample';
import type {Scene, SceneProps} from '../types';
import {PERSON} from '../world';

const TEXT = {
  cs: {
    product: 'Monitoring',
    purpose: 'Mosty a budovy pod dohledem',
    title: 'Přihlášení',
    email: 'E-mail',
    password: 'Heslo',
    submit: 'Přihlásit se',
    note: 'Přihlaste se účtem webového portálu. K\u00A0přihlášení je třeba internet.',
  },
  en: {
    product: 'Monitoring',
    purpose: 'Bridges and buildings under watch',
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    note: 'Use your web portal account. Signing in needs the internet.',
  },
} as const;

/** Sign-in screen of the mobile app. */
function Login({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PhoneFrame locale={locale} className="login">
      <div className="login-picture">
        <h1>{text.product}</h1>
        <p>{text.purpose}</p>
        <Sparkline series={lastDay.acceleration} domain={[-12, 12]} width={372} height={64} kind="envelope" />
        <Bridge width={372} height={180} />
      </div>
      <div className="login-form">
        <h2>{text.title}</h2>
        <b>{text.email}</b>
        <div className="login-field">
          <Icon name="mail" />
          <span>{PERSON.email[locale]}</span>
        </div>
        <b>{text.password}</b>
        <div className="login-field">
          <Icon name="lock" />
          <span>••••••••••••</span>
          <Icon name="eye" />
        </div>
        <div className="login-button">{text.submit}</div>
        <p className="login-note">{text.note}</p>
      </div>
    </PhoneFrame>
  );
}

export default {name: 'login', width: 390, height: 844, files: [390, 780], Component: Login} satisfies Scene;
