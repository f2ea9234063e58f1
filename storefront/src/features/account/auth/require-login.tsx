"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { Fragment, type ReactNode, Suspense, useEffect } from "react";
import { authPath } from "@/lib/safe-redirect";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Waiting } from "@/ui/waiting";
import { useSession } from "./use-session";

const CHECKING = <Waiting text="Vérification des autorisations..." />;

/** Renders its children only for a signed-in user; an anonymous one goes to /login with the return URL. Spec §2. */
export function RequireLogin({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={CHECKING}>
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
	if (problem === null) return CHECKING;
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
