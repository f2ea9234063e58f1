"use client";

import { isAuthScreen } from "@confiserie/domain/accounts/auth-screens";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { forgetWantedPage } from "@/lib/forget-wanted-page";
import { IDLE_CHECK_MS } from "@/lib/session";
import { OnDemand } from "@/ui/on-demand";
import { createSessionStore } from "./session-store";
import { type AuthScreen, SessionContext } from "./use-session";

const loadModal = () => import("./auth-modal");

/** Provides the session; a rejected token redirects to /login with the return URL. */
export function SessionProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createSessionStore);
	const [modal, setModal] = useState<AuthScreen | null>(null);
	const back = useRef<(() => void) | null>(null);
	const showModal = useCallback((screen: AuthScreen | null, wayBack?: (() => void) | null) => {
		// A sign-in that leads back to its form stays on the page: an earlier return URL no longer applies.
		if (wayBack) forgetWantedPage();
		if (wayBack !== undefined) back.current = wayBack;
		setModal(screen);
	}, []);
	const goBack = useCallback(() => {
		back.current?.();
		back.current = null;
	}, []);
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
	const close = useCallback(() => {
		forgetWantedPage();
		showModal(null, null);
	}, [showModal]);
	const isOpen = useRef(false);
	isOpen.current = modal !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a modal belongs to the page that it was opened on.
	useEffect(() => {
		// A page without one may be the end of a sign-in by Google, which needs the return URL.
		if (isOpen.current) close();
		else showModal(null, null);
	}, [pathname]);
	const previous = useRef<string | null>(null);
	const previousPage = useCallback(() => previous.current, []);
	const value = useMemo(
		() => ({ store, modal, showModal, goBack, previousPage }),
		[store, modal, showModal, goBack, previousPage],
	);
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

/** Records each page but the login screens. Separate, since reading the query suspends its component. */
function PageTracker({ seen }: { seen: RefObject<string | null> }) {
	const pathname = usePathname();
	const query = useSearchParams().toString();
	useEffect(() => {
		if (!isAuthScreen(pathname)) seen.current = query ? `${pathname}?${query}` : pathname;
	}, [seen, pathname, query]);
	return null;
}
