import React, {type ReactNode} from 'react';
import {clockTime} from '../sampleDay';
import {NOW} from '../sample';
import type {Locale} from '../types';
import Icon from './Icon';

/** A phone, of no brand in particular, filling the canvas; outside its rounded corners the canvas stays transparent. */
export function PhoneFrame({
  locale,
  className,
  children,
}: {
  locale: Locale;
  className: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="phone">
      <div className={`phone-screen ${className}`}>
        <div className="phone-status">
          <span>{clockTime(NOW.clock, locale)}</span>
          <span className="phone-camera" />
          <svg className="phone-indicators" width="52" height="16" viewBox="0 0 52 16" aria-hidden="true">
            <path d="M0 11h3v4H0zM5 8h3v7H5zM10 5h3v10h-3zM15 2h3v13h-3z" />
            <path d="M26 3h21a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z" className="outline" />
            <path d="M26.5 5.5h15v5h-15zM50 6.5h1.5v3H50z" />
          </svg>
        </div>
        {children}
        <div className="phone-home" />
      </div>
    </div>
  );
}

/** Top bar of a screen of the mobile app: a back button, `title` with `place` below it, and a menu button. */
export function AppBar({title, place}: {title: string; place: string}): ReactNode {
  return (
    <div className="app-bar">
      <Icon name="back" />
      <div className="app-bar-text">
        <b>{title}</b>
        <span>{place}</span>
      </div>
      <Icon name="more" />
    </div>
  );
}
