// Apart from the index: the header imports that one on every page, and these forms are for two pages only.
export { AuthCallback } from "./auth-callback";
export { AuthPage } from "./auth-page";
export { PasswordField } from "./password-field";
export { StrengthMeter } from "./strength-meter";
