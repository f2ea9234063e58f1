export { AccountPage } from "./account-page";
export { ConfirmEmailPage } from "./confirm-email-page";
export { ForgottenPasswordPage } from "./forgotten-password-page";
export { ResetPasswordPage } from "./reset-password-page";
