import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Bridge from '../parts/Bridge';
import {PhoneFrame} from '../parts/app';
import Icon from '../parts/Icon';
import type {Scene, SceneProps} from '../types';
import {PERSON} from '../world';

const TEXT = {
  product: {cs: 'Monitoring', en: 'Monitoring'},
  purpose: {cs: 'Mosty a budovy pod dohledem', en: 'Bridges and buildings under watch'},
  title: {cs: 'Přihlášení', en: 'Sign in'},
  email: {cs: 'E-mail', en: 'E-mail'},
  password: {cs: 'Heslo', en: 'Password'},
  submit: {cs: 'Přihlásit se', en: 'Sign in'},
  note: {
    cs: 'Přihlaste se účtem webového portálu. K\u00A0přihlášení je třeba internet.',
    en: 'Use your web portal account. Signing in needs the internet.',
  },
} as const;

const PICTURE = 'absolute top-0 inset-x-0 h-376 overflow-hidden bg-linear-to-b from-steel-900 to-brand-800 text-center';
const FIELD = 'flex items-center gap-12 px-14 mb-18 h-54 border-[1.5px] border-edge rounded-8 text-18';

/** Sign-in screen of the mobile app. */
function Login({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PhoneFrame locale={locale} className="bg-steel-900 text-white">
      <div data-theme="dark" className={PICTURE}>
        <h1 className="absolute top-104 inset-x-0 text-34">{text.product}</h1>
        <p className="absolute top-147 inset-x-0 text-steel-200">{text.purpose}</p>
        <Bridge className="absolute bottom-0 left-0" width={372} height={180} />
      </div>
      <div className="grid content-start flex-1 px-24 pt-24 mt-330 bg-card text-ink">
        <h2 className="mb-18 text-28">{text.title}</h2>
        <b className="mb-6">{text.email}</b>
        <div className={FIELD}>
          <Icon className="text-muted" name="mail" />
          <span className="flex-1">{PERSON.email[locale]}</span>
        </div>
        <b className="mb-6">{text.password}</b>
        <div className={FIELD}>
          <Icon className="text-muted" name="lock" />
          <span className="flex-1">••••••••••••</span>
          <Icon className="text-muted" name="eye" />
        </div>
        <div className="grid font-semibold mt-6 h-56 text-19 place-items-center rounded-8 bg-accent text-on-accent">
          {text.submit}
        </div>
        <p className="whitespace-normal mt-20 text-center text-muted leading-[1.4]">{text.note}</p>
      </div>
    </PhoneFrame>
  );
}

export default {name: 'login', width: 390, height: 844, files: [390, 780], Component: Login} satisfies Scene;
