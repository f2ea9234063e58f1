"use client";

import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { SessionState, SessionStore } from "./session-store";

export type AuthScreen = "login" | "register";
interface Modal {
	modal: AuthScreen | null;
	/** Opens the login/register modal; with null closes it. */
	showModal: (screen: AuthScreen | null) => void;
	/** The page of this visit seen before the login screens; null for none. */
	previousPage: () => string | null;
}
export interface UserSession
	extends SessionState,
		Modal,
		Pick<SessionStore, "login" | "register" | "logout" | "retry" | "readAgain" | "adopt" | "replaceUser"> {}

/** What `SessionProvider` gives to the screens below it. */
export const SessionContext = createContext<(Modal & { store: SessionStore }) | null>(null);

/** Who is there, and login, register, logout. Needs SessionProvider above. Source: accounts spec §4. */
export function useSession(): UserSession {
	const context = useContext(SessionContext);
	if (!context) throw new Error("useSession needs a SessionProvider above it");
	const { store, modal, showModal, previousPage } = context;
	const state = useSyncExternalStore(store.subscribe, store.current, store.currentOnServer);
	return useMemo(() => {
		const { login, register, logout, retry, readAgain, adopt, replaceUser } = store;
		return { ...state, modal, showModal, previousPage, login, register, logout, retry, readAgain, adopt, replaceUser };
	}, [store, state, modal, showModal, previousPage]);
}
