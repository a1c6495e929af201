import assert from 'node:assert/strict';
import {test} from 'node:test';
import {securityContact} from './security';

test('an e-mail address, a page, or nobody', () => {
  assert.equal(securityContact({}), undefined);
  assert.equal(securityContact({SECURITY_CONTACT: ' '}), undefined);
  assert.equal(securityContact({SECURITY_CONTACT: 'security@example.org'}), 'mailto:security@example.org');
  assert.equal(securityContact({SECURITY_CONTACT: 'mailto:security@example.org'}), 'mailto:security@example.org');
  assert.equal(securityContact({SECURITY_CONTACT: 'https://example.org/report'}), 'https://example.org/report');
});

test('anything else stops the build with the remedy', () => {
  for (const contact of ['somebody', 'http://example.org/', 'a@b c', 'a@b\nContact: evil']) {
    assert.throws(() => securityContact({SECURITY_CONTACT: contact}), /SECURITY_CONTACT=.*Write an e-mail address/s);
  }
});
