"use client";

import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { SessionState, SessionStore } from "./session-store";

export type AuthScreen = "login" | "register";
interface Modal {
	modal: AuthScreen | null;
	/**
	 * Opens the login/register modal; with null closes it. `back` leads to the form that asked for the sign-in, whose button is
	 * often gone by then; null forgets it.
	 */
	showModal: (screen: AuthScreen | null, back?: (() => void) | null) => void;
	/** Goes back to the form that asked for the sign-in, once. */
	goBack: () => void;
	/** The page of this visit seen before the login screens; null for none. */
	previousPage: () => string | null;
}
export interface UserSession
	extends SessionState,
		Modal,
		Pick<SessionStore, "login" | "register" | "logout" | "retry" | "readAgain" | "adopt" | "replaceUser"> {}

/** What `SessionProvider` gives to the screens below it. */
export const SessionContext = createContext<(Modal & { store: SessionStore }) | null>(null);

/** The signed-in person, and login, register, logout. Needs SessionProvider above. Source: accounts spec §4. */
export function useSession(): UserSession {
	const context = useContext(SessionContext);
	if (!context) throw new Error("useSession needs a SessionProvider above it");
	const state = useSyncExternalStore(context.store.subscribe, context.store.current, context.store.currentOnServer);
	return useMemo(() => {
		const { store, ...modal } = context;
		const { login, register, logout, retry, readAgain, adopt, replaceUser } = store;
		return { ...state, ...modal, login, register, logout, retry, readAgain, adopt, replaceUser };
	}, [context, state]);
}
