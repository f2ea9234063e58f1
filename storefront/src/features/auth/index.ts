export { RequireLogin } from "./require-login";
export { type AuthScreen, SessionProvider, type UserSession, useSession } from "./use-session";
export { UserButton } from "./user-button";
