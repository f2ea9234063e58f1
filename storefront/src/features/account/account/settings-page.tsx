"use client";

import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { readBusiness, readSecurity } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RequireLogin, useSession } from "@/features/account/auth";
import { NewsletterCard } from "@/features/shop/newsletter";
import { AccountQueries } from "@/lib/account-queries";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Breadcrumb } from "@/ui/breadcrumb";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { AllergensCard } from "./allergens-card";
import { CompanyForm } from "./company-form";
import { DataCard } from "./data-card";
import { EmailForm } from "./email-form";
import { ErasureForm } from "./erasure-form";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { PhoneForm } from "./phone-form";
import { SessionsCard } from "./sessions-card";

interface PartProps {
	user: User;
	security: AccountSecurity;
	onChanged: () => void;
}

/** The settings of an account, one page each. */
const PARTS = {
	profile: {
		title: "Mes coordonnées",
		intro: "Votre nom, votre téléphone, votre adresse email et votre entreprise.",
		Before: ({ user }: { user: User }) => (
			<>
				<NameForm user={user} />
				<PhoneForm user={user} />
				<Company />
			</>
		),
		Forms: (props: PartProps) => <EmailForm {...props} />,
	},
	security: {
		title: "Connexion et sécurité",
		intro: "Ce qui protège votre compte.",
		Before: null,
		Forms: (props: PartProps) => (
			<>
				<PasswordForm {...props} />
				<SessionsCard {...props} />
			</>
		),
	},
	data: {
		title: "Mes données",
		intro: "Vos allergènes, la lettre d'information, la copie de vos données et la fin de votre compte.",
		Before: null,
		Forms: (props: PartProps) => (
			<>
				<AllergensCard />
				<NewsletterCard />
				<DataCard />
				<ErasureForm {...props} />
			</>
		),
	},
} as const satisfies Record<
	string,
	{
		title: string;
		intro: string;
		/** What needs no check of the security. */
		Before: ((props: { user: User }) => ReactNode) | null;
		Forms: (props: PartProps) => ReactNode;
	}
>;

/** /account/profile, /account/security, /account/data. Ours: the specification has no such screens. */
export function SettingsPage({ part }: { part: keyof typeof PARTS }) {
	return (
		<RequireLogin>
			<AccountQueries>
				<Settings part={part} />
			</AccountQueries>
		</RequireLogin>
	);
}

function Settings({ part }: { part: keyof typeof PARTS }) {
	const { user } = useSession();
	const client = useQueryClient();
	const security = useOperation(readSecurity, {});
	const { title, intro, Before, Forms } = PARTS[part];
	if (!user) return null;
	return (
		<div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb
				crumbs={[{ label: "Accueil", href: "/" }, { label: "Mon compte", href: "/account" }, { label: title }]}
			/>
			<div>
				<h1 className="display text-3xl">{title}</h1>
				<p className="mt-1 text-prune">{intro}</p>
			</div>
			{Before && <Before user={user} />}
			{security.data && (
				<Forms user={user} security={security.data} onChanged={() => void invalidate(client, readSecurity)} />
			)}
			{security.isError && (
				<RetryBanner title="Impossible de charger la sécurité de votre compte" onRetry={() => security.refetch()} />
			)}
			{security.isPending && (
				<div role="status" className="flex flex-col gap-6">
					<span className="sr-only">Chargement de votre compte…</span>
					<Skeleton className="h-56 rounded-card" />
				</div>
			)}
		</div>
	);
}

function Company() {
	const { data, isError, refetch } = useOperation(readBusiness, {});
	if (isError) return <RetryBanner title="Impossible de charger votre entreprise" onRetry={() => refetch()} />;
	return data && <CompanyForm business={data.business} />;
}
