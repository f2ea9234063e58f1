"use client";

import { STORAGE_KEYS } from "@confiserie/domain/cart";
import { X } from "lucide-react";
import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef } from "react";
import { authPath, safeRedirect } from "@/lib/safe-redirect";
import { readItem, removeItem } from "@/lib/safe-storage";
import { Banner } from "@/ui/banner";
import { iconButtonStyle } from "@/ui/icon-button";
import { AUTH_TEXTS } from "./auth-texts";
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
	const wanted = useSearchParams().get("redirect");
	const { question, other, otherLabel } = AUTH_TEXTS[screen];
	const path = safeRedirect(wanted);
	useReturnWhenAuthenticated(wanted);
	return (
		<>
			{path.startsWith("/checkout") && (
				<Banner tone="info" className="mb-5">
					{screen === "login" ? "Connectez-vous" : "Créez votre compte"} pour finaliser votre commande : votre panier
					est conservé.
				</Banner>
			)}
			{screen === "login" ? <LoginForm /> : <RegisterForm />}
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

/** Goes to the wanted page, once, as soon as somebody is logged in: by these forms, in another tab, or already. */
function useReturnWhenAuthenticated(wanted: string | null): void {
	const { status } = useSession();
	const router = useRouter();
	const hasLeft = useRef(false);
	useEffect(() => {
		if (status !== "authenticated" || hasLeft.current) return;
		hasLeft.current = true;
		const path = safeRedirect(wanted ?? readItem("local", STORAGE_KEYS.redirectAfterAuth));
		removeItem("local", STORAGE_KEYS.redirectAfterAuth);
		router.replace(path);
	}, [status, wanted, router]);
}
