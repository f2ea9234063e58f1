"use client";

import { safeRedirect } from "@confiserie/domain/accounts/safe-redirect";
import { X } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef, useState } from "react";
import { authPath } from "@/lib/safe-redirect";
import { forgetWantedPage, storedWantedPage } from "@/lib/wanted-page";
import { Banner } from "@/ui/banner";
import { iconButtonStyle } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { AUTH_TEXTS } from "./auth-texts";
import { GoogleButton } from "./google-button";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { type AuthScreen, useSession } from "./use-session";

/** /login and /register: the forms of the modal on a page of their own. Source: accounts spec §2. */
export function AuthPage({ screen }: { screen: AuthScreen }) {
	const { title, intro } = AUTH_TEXTS[screen];
	return (
		<div className="page flex justify-center py-8 sm:py-12">
			<section
				aria-labelledby="auth-title"
				className="w-full max-w-lg rounded-card border border-trait bg-white p-5 shadow-card sm:p-8"
			>
				<div className="mb-6 flex items-start gap-4">
					<div className="flex-1">
						<h1 id="auth-title" className="display text-3xl">
							{title}
						</h1>
						<p className="mt-1 text-prune">{intro}</p>
					</div>
					<Link href="/" aria-label="Fermer et revenir à l'accueil" className={iconButtonStyle()}>
						<X aria-hidden="true" className="size-5" />
					</Link>
				</div>
				<Suspense fallback={<p className="text-prune">Un instant…</p>}>
					<Forms screen={screen} />
				</Suspense>
			</section>
		</div>
	);
}

function Forms({ screen }: { screen: AuthScreen }) {
	const params = useSearchParams();
	const asked = params.get("redirect");
	const reason = LOGIN_REASONS.get(params.get("error") ?? "");
	const { question, other, otherLabel } = AUTH_TEXTS[screen];
	const path = useWantedPath(asked);
	useReturnWhenAuthenticated(asked);
	return (
		<>
			{reason && (
				<Banner tone="error" className="mb-5">
					{reason}
				</Banner>
			)}
			{path.split(/[/?#]/)[1] === "orders" && (
				// Source: accounts spec §8 "with no token".
				<Banner tone="info" title="Authentification requise" className="mb-5">
					Veuillez vous connecter pour voir vos commandes
				</Banner>
			)}
			{path.startsWith("/checkout") && (
				<Banner tone="info" className="mb-5">
					{screen === "login" ? "Connectez-vous" : "Créez votre compte"} pour finaliser votre commande : votre panier
					est conservé.
				</Banner>
			)}
			{screen === "login" ? <LoginForm /> : <RegisterForm />}
			<div className="mt-6">
				<GoogleButton wanted={path} />
			</div>
			<p className="mt-6 text-center text-prune">
				{question}{" "}
				<Link
					href={authPath(`/${other}`, path)}
					className="font-bold text-framboise-fonce underline underline-offset-4 hover:text-framboise"
				>
					{otherLabel}
				</Link>
			</p>
		</>
	);
}

/**
 * Where to go after authentication: the redirect of the address, else the page remembered, else the one left for this
 * screen. Source: accounts spec §2 "Login and register".
 */
function wantedPath(asked: string | null, previous: string | null): string {
	return safeRedirect(asked ?? storedWantedPage() ?? previous);
}

/** The same for links on the page. What is remembered lies in the browser: the server's render knows the address alone. */
function useWantedPath(asked: string | null): string {
	const { previousPage } = useSession();
	const [path, setPath] = useState(safeRedirect(asked));
	useEffect(() => setPath(wantedPath(asked, previousPage())), [asked, previousPage]);
	return path;
}

/** Redirects to the return URL, once, as soon as the user is signed in: by these forms, in another tab, or already. */
function useReturnWhenAuthenticated(asked: string | null): void {
	const { status, previousPage } = useSession();
	const router = useRouter();
	const hasLeft = useRef(false);
	useEffect(() => {
		if (status !== "authenticated" || hasLeft.current) return;
		hasLeft.current = true;
		const path = wantedPath(asked, previousPage());
		forgetWantedPage();
		router.replace(path);
	}, [status, asked, previousPage, router]);
}

/** Why the callback page of Google gave up, in words. Source: accounts spec §4. */
const LOGIN_REASONS = new Map(
	Object.entries({
		oauth_failed: "La connexion avec Google n'a pas abouti. Réessayez, ou connectez-vous avec votre mot de passe.",
		no_token: "Google ne nous a rien transmis. Réessayez, ou connectez-vous avec votre mot de passe.",
		auth_failed:
			"Cette connexion avec Google n'est plus valable. Réessayez, ou connectez-vous avec votre mot de passe.",
		unexpected: "La connexion avec Google s'est interrompue. Réessayez dans un instant.",
	}),
);
