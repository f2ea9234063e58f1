import type { SignInRequest, User } from "@confiserie/domain/contract/auth";
import type { RegistrationRequest } from "@confiserie/domain/contract/registration";
import { listeners } from "@/lib/listeners";
import {
	announceInterruption,
	checkIdle,
	dropToken,
	onTokenChangedElsewhere,
	onUnauthenticated,
	readToken,
	storeToken,
} from "@/lib/session";

export interface SessionState {
	status: "loading" | "anonymous" | "authenticated";
	user: User | null;
	/** Why a stored session could not be checked (shop unreachable): the token stays and can be retried. */
	problem: string | null;
}
const LOADING: SessionState = { status: "loading", user: null, problem: null };
const ANONYMOUS: SessionState = { status: "anonymous", user: null, problem: null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session outside React: anonymous until a stored token has been checked with the server.
 * The calls and their schemas are fetched when first needed: an anonymous visitor never loads them.
 * Source: accounts spec §4 "Session".
 */
export function createSessionStore() {
	let state = LOADING;
	let generation = 0;
	const { tell, subscribe } = listeners();
	const set = (next: SessionState): void => {
		generation += 1;
		state = next;
		tell();
	};

	/** Checks the stored token by reading the profile. */
	async function load(): Promise<void> {
		if (readToken() === null) return set(ANONYMOUS);
		if (checkIdle()) return logout();
		const mine = generation;
		try {
			const { callMe } = await import("./auth-calls");
			const user = await callMe();
			if (mine === generation) set({ status: "authenticated", user, problem: null });
		} catch (cause) {
			if (mine !== generation) return;
			set(readToken() === null ? ANONYMOUS : { ...ANONYMOUS, problem: wordsOf(cause) });
		}
	}
	/** Ends the session here at once, and on the server as soon as it hears of it. */
	function logout(): void {
		const token = readToken();
		dropToken();
		set(ANONYMOUS);
		if (token !== null) void import("./auth-calls").then(({ callLogout }) => callLogout(token));
	}
	/** Pages that need a login show nothing while the user is unknown. */
	function checkAgain(): void {
		announceInterruption();
		set(LOADING);
		void load();
	}
	function open({ token, user }: { token: string; user: User }): User {
		storeToken(token);
		set({ status: "authenticated", user, problem: null });
		return user;
	}

	return {
		current: (): SessionState => state,
		currentOnServer: (): SessionState => LOADING,
		subscribe,
		/** Loads the session and follows other tabs and refused tokens. Returns the function that stops it. */
		start(onRefused: () => void): () => void {
			void load();
			const stopElsewhere = onTokenChangedElsewhere(checkAgain);
			const stopRefused = onUnauthenticated(() => {
				if (readToken() !== null) return;
				set(ANONYMOUS);
				onRefused();
			});
			return () => {
				stopElsewhere();
				stopRefused();
			};
		},
		/** The five-minute check: ends a session idle for more than 7 days, refreshes the activity time otherwise. */
		checkActivity(): void {
			if (state.status !== "authenticated" || !checkIdle()) return;
			announceInterruption();
			logout();
		},
		/** Checks a stored session again that could not be checked. */
		retry: checkAgain,
		/** Reads the account again, which may not be what it was; until the answer it is shown as it is. */
		readAgain: (): void => void load(),
		logout,
		/** Makes a session that was opened another way, such as by Google, this browser's. */
		adopt: open,
		/** Shows the account as it is after a change of it. */
		replaceUser(user: User): void {
			if (state.status === "authenticated") set({ ...state, user });
		},
		/** Throws ApiProblem with the specified message; the state changes on success only. */
		login: async (credentials: SignInRequest): Promise<User> =>
			open(await (await import("./auth-calls")).callLogin(credentials)),
		register: async (account: RegistrationRequest): Promise<User> =>
			open(await (await import("./auth-calls")).callRegister(account)),
	};
}

const wordsOf = (cause: unknown): string =>
	cause instanceof Error ? cause.message : "Votre session n'a pas pu être vérifiée.";
