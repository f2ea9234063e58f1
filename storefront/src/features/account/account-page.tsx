"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RequireLogin, useSession } from "@/features/auth";
import { AccountQueries } from "@/lib/account-queries";
import { Banner } from "@/ui/banner";
import { Breadcrumb } from "@/ui/breadcrumb";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { callSecurity } from "./calls";
import { EmailForm } from "./email-form";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { PhoneForm } from "./phone-form";
import { SessionsCard } from "./sessions-card";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Mon compte" }];

/** /account: the caller's names, address, telephone, password and sessions. Ours: the specification has no such screen. */
export function AccountPage() {
	return (
		<RequireLogin>
			<AccountQueries>
				<Account />
			</AccountQueries>
		</RequireLogin>
	);
}

function Account() {
	const { user } = useSession();
	const client = useQueryClient();
	const queryKey = ["security", user?.id];
	const security = useQuery({ queryKey, queryFn: ({ signal }) => callSecurity(signal) });
	const reload = () => client.invalidateQueries({ queryKey });
	if (!user) return null;
	return (
		<div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb crumbs={CRUMBS} />
			<div>
				<h1 className="display text-3xl">Mon compte</h1>
				<p className="mt-1 text-prune">Vos coordonnées et ce qui protège votre compte.</p>
			</div>
			<NameForm user={user} />
			<PhoneForm user={user} />
			{security.data && (
				<>
					<EmailForm user={user} security={security.data} onChanged={reload} />
					<PasswordForm user={user} security={security.data} onChanged={reload} />
					<SessionsCard security={security.data} onChanged={reload} />
				</>
			)}
			{security.isError && (
				<Banner
					tone="error"
					title="Impossible de charger la sécurité de votre compte"
					action={
						<Button variant="secondary" size="sm" onClick={() => security.refetch()}>
							Réessayer
						</Button>
					}
				/>
			)}
			{security.isPending && (
				<div role="status" className="flex flex-col gap-6">
					<span className="sr-only">Chargement de votre compte…</span>
					{[1, 2, 3].map((card) => (
						<Skeleton key={card} className="h-56 rounded-card" />
					))}
				</div>
			)}
		</div>
	);
}
