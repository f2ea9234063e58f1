"use client";

import { OAUTH_ERRORS, OAUTH_MESSAGES } from "@confiserie/domain/accounts/oauth";
import { safeRedirect } from "@confiserie/domain/accounts/safe-redirect";
import { useRouter, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";
import { forgetWantedPage, storedWantedPage } from "@/lib/wanted-page";
import { Banner } from "@/ui/banner";
import { MailFrame } from "@/ui/mail-frame";
import { Spinner } from "@/ui/spinner";
import type { LinkRequest } from "./auth-calls";
import { LinkForm } from "./link-form";
import { useSession } from "./use-session";

/** An error stays readable this long before the login page follows. Source: accounts spec §4 "Google sign-in". */
const ERROR_MS = 3000;

/** /auth and /auth/callback: ends a Google sign-in, from `token`, `redirect` and `error`. Source: accounts spec §2, §4. */
export function AuthCallback() {
	return (
		<MailFrame title="Connexion avec Google">
			<Suspense fallback={<Waiting />}>
				<Outcome />
			</Suspense>
		</MailFrame>
	);
}

type Step =
	| { name: "waiting" }
	| { name: "link"; request: LinkRequest }
	| { name: "failed"; message: string; code: "oauth_failed" | "no_token" | "auth_failed" | "unexpected" };

function Outcome() {
	const { step, finish, fail } = useOutcome();
	const router = useRouter();
	useEffect(() => {
		if (step.name !== "failed") return;
		const timer = setTimeout(() => router.replace(`/login?error=${step.code}`), ERROR_MS);
		return () => clearTimeout(timer);
	}, [step, router]);
	if (step.name === "waiting") return <Waiting />;
	if (step.name === "link") return <LinkForm request={step.request} onDone={finish} onRefused={fail} />;
	return (
		<Banner tone="error" title={step.message}>
			Vous allez être ramené à la page de connexion.
		</Banner>
	);
}

function useOutcome() {
	const { adopt } = useSession();
	const router = useRouter();
	const params = useSearchParams();
	// As the page was opened: the address is emptied at once, since its token is a secret, and a used one.
	const [given] = useState(() => ({
		token: params.get("token"),
		redirect: params.get("redirect"),
		error: params.get("error"),
	}));
	const [step, setStep] = useState<Step>(() => stepOf(given));
	const isStarted = useRef(false);
	const fail = (code: "auth_failed" | "unexpected") =>
		setStep({ name: "failed", message: OAUTH_MESSAGES.failed, code });
	const finish = () => {
		const path = given.redirect === null ? (storedWantedPage() ?? "/") : safeRedirect(given.redirect);
		forgetWantedPage();
		router.replace(path);
	};
	useEffect(() => {
		if (isStarted.current) return;
		isStarted.current = true;
		window.history.replaceState(null, "", window.location.pathname);
		const { token, error } = given;
		if (error !== null || !token) return;
		import("./auth-calls")
			.then(({ callTicket }) => callTicket(token))
			.then((response) => {
				if ("linkToken" in response) return setStep({ name: "link", request: response });
				adopt(response);
				finish();
			})
			.catch((cause: unknown) =>
				fail(cause instanceof ApiProblem && cause.isFromServer ? "auth_failed" : "unexpected"),
			);
	});
	return { step, finish, fail };
}

function stepOf({ token, error }: { token: string | null; error: string | null }): Step {
	if (error !== null) return { name: "failed", message: wordsOf(error), code: "oauth_failed" };
	if (!token) return { name: "failed", message: OAUTH_MESSAGES.noToken, code: "no_token" };
	return { name: "waiting" };
}

/** Plain words are shown as they came; what could pass for an address or a phone number is not. */
function wordsOf(error: string): string {
	const known = Object.entries(OAUTH_ERRORS).find(([code]) => code === error)?.[1];
	if (known) return known;
	return /^[\p{L} _'’-]{1,80}$/u.test(error) ? `${OAUTH_MESSAGES.failed} : ${error}` : OAUTH_MESSAGES.failed;
}

function Waiting() {
	return (
		<p role="status" className="flex items-center gap-3 text-prune">
			<Spinner />
			Connexion en cours…
		</p>
	);
}
