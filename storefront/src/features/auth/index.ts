export { RequireLogin } from "./require-login";
export { SessionProvider, useSession } from "./use-session";
export { UserButton } from "./user-button";
