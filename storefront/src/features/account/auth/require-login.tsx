"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { Fragment, type ReactNode, Suspense, useEffect } from "react";
import { authPath } from "@/lib/safe-redirect";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { useSession } from "./use-session";

/** Renders its children only for a signed-in user; an anonymous one goes to /login with the return URL. Spec §2. */
export function RequireLogin({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={<Checking />}>
			<Guard>{children}</Guard>
		</Suspense>
	);
}

function Guard({ children }: { children: ReactNode }) {
	const { status, user, problem, retry } = useSession();
	const router = useRouter();
	const pathname = usePathname();
	const query = useSearchParams().toString();
	const mustLogin = status === "anonymous" && problem === null;
	useEffect(() => {
		if (mustLogin) router.replace(authPath("/login", query ? `${pathname}?${query}` : pathname));
	}, [mustLogin, router, pathname, query]);
	// Another customer in the same browser gets nothing of what was read, or typed, for this one.
	if (status === "authenticated") return <Fragment key={user?.id}>{children}</Fragment>;
	if (problem === null) return <Checking />;
	return (
		<div className="page py-12">
			<Banner
				tone="error"
				title="Votre connexion n'a pas pu être vérifiée"
				action={
					<Button variant="secondary" size="sm" onClick={retry}>
						Réessayer
					</Button>
				}
			>
				{problem}
			</Banner>
		</div>
	);
}

function Checking() {
	return (
		<p role="status" className="page flex min-h-[60vh] items-center justify-center gap-3 text-prune">
			<Spinner />
			Vérification des autorisations...
		</p>
	);
}
