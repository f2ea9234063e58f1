"use client";

import { readBusiness, readSecurity } from "@confiserie/domain/contract/accounts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RequireLogin, useSession } from "@/features/auth";
import { NewsletterCard } from "@/features/newsletter";
import { AccountQueries } from "@/lib/account-queries";
import { call } from "@/lib/api";
import { Breadcrumb } from "@/ui/breadcrumb";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { CompanyForm } from "./company-form";
import { DataCard } from "./data-card";
import { EmailForm } from "./email-form";
import { ErasureForm } from "./erasure-form";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { PhoneForm } from "./phone-form";
import { ReviewsCard } from "./reviews-card";
import { SessionsCard } from "./sessions-card";

const CRUMBS = [{ label: "Accueil", href: "/" }, { label: "Mon compte" }];

/** /account: the caller's names, address, phone, password and sessions. Ours: the specification has no such screen. */
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
	const security = useQuery({ queryKey, queryFn: ({ signal }) => call(readSecurity, { signal }) });
	const company = useQuery({
		queryKey: ["business", user?.id],
		queryFn: ({ signal }) => call(readBusiness, { signal }),
	});
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
			{company.data && <CompanyForm business={company.data.business} />}
			{company.isError && (
				<RetryBanner title="Impossible de charger votre entreprise" onRetry={() => company.refetch()} />
			)}
			{security.data && (
				<>
					<EmailForm user={user} security={security.data} onChanged={reload} />
					<PasswordForm user={user} security={security.data} onChanged={reload} />
					<SessionsCard security={security.data} onChanged={reload} />
					<ReviewsCard />
					<NewsletterCard userId={user.id} />
					<DataCard />
					<ErasureForm user={user} security={security.data} />
				</>
			)}
			{security.isError && (
				<RetryBanner title="Impossible de charger la sécurité de votre compte" onRetry={() => security.refetch()} />
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
