export { RequireLogin } from "./require-login";
export { SessionProvider } from "./session-provider";
export { useSession } from "./use-session";
export { UserButton } from "./user-button";
