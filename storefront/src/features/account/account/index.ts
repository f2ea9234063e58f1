export { ConfirmEmailPage } from "./confirm-email-page";
export { ForgottenPasswordPage } from "./forgotten-password-page";
export { InvitationPage } from "./invitation-page";
export { ResetPasswordPage } from "./reset-password-page";
export { SettingsPage } from "./settings-page";
