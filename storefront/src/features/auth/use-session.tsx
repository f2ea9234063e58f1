"use client";

import { isAuthScreen } from "@confiserie/domain/auth-screens";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
	createContext,
	type ReactNode,
	type RefObject,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { IDLE_CHECK_MS } from "@/lib/session";
import { OnDemand } from "@/ui/on-demand";
import { createSessionStore, type SessionState, type SessionStore } from "./session-store";

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

const loadModal = () => import("./auth-modal");
const SessionContext = createContext<(Modal & { store: SessionStore }) | null>(null);

/** Gives the session to what is inside; a refused token leads to /login with the page to come back to. */
export function SessionProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createSessionStore);
	const [modal, showModal] = useState<AuthScreen | null>(null);
	const router = useRouter();
	useEffect(
		() =>
			store.start(() => {
				const { pathname, search } = window.location;
				if (isAuthScreen(pathname)) return;
				// No page needs it before a session ends.
				import("@/lib/safe-redirect").then(
					({ authPath }) => router.push(authPath("/login", pathname + search)),
					() => router.push("/login"),
				);
			}),
		[store, router],
	);
	useEffect(() => {
		const timer = setInterval(store.checkActivity, IDLE_CHECK_MS);
		return () => clearInterval(timer);
	}, [store]);
	const pathname = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a modal belongs to the page that it was opened on.
	useEffect(() => showModal(null), [pathname]);
	const previous = useRef<string | null>(null);
	const previousPage = useCallback(() => previous.current, []);
	const value = useMemo(() => ({ store, modal, showModal, previousPage }), [store, modal, previousPage]);
	const close = useCallback(() => showModal(null), []);
	return (
		<SessionContext value={value}>
			<Suspense fallback={null}>
				<PageTracker seen={previous} />
			</Suspense>
			{children}
			<OnDemand
				isOpen={modal !== null}
				load={loadModal}
				onUnavailable={close}
				unavailable="La fenêtre de connexion n'a pas pu s'ouvrir. Vérifiez votre accès à Internet, puis réessayez."
			/>
		</SessionContext>
	);
}

/** Notes each page but the login screens. Apart, since reading the query suspends what it stands in. */
function PageTracker({ seen }: { seen: RefObject<string | null> }) {
	const pathname = usePathname();
	const query = useSearchParams().toString();
	useEffect(() => {
		if (!isAuthScreen(pathname)) seen.current = query ? `${pathname}?${query}` : pathname;
	}, [seen, pathname, query]);
	return null;
}

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
