"use client";

import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { readBusiness, readSecurity } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "@/features/account/auth";
import { AccountPage } from "@/features/account/navigation";
import { NewsletterCard } from "@/features/shop/newsletter";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";

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
	const { title, intro } = PARTS[part];
	return (
		<AccountPage isNarrow title={title} intro={intro} above={[{ label: "Mon compte", href: "/account" }]}>
			<Settings part={part} />
		</AccountPage>
	);
}

function Settings({ part }: { part: keyof typeof PARTS }) {
	const { user } = useSession();
	const client = useQueryClient();
	const security = useOperation(readSecurity, {});
	const { Before, Forms } = PARTS[part];
	if (!user) return null;
	return (
		<>
			{Before && <Before user={user} />}
			{security.data && (
				<Forms user={user} security={security.data} onChanged={() => void invalidate(client, readSecurity)} />
			)}
			{security.isError && (
				<RetryBanner title="Impossible de charger la sécurité de votre compte" onRetry={() => security.refetch()} />
			)}
			{security.isPending && <Loading label="Chargement de votre compte…" heights={["h-56"]} />}
		</>
	);
}

function Company() {
	const { data, isError, refetch } = useOperation(readBusiness, {});
	if (isError) return <RetryBanner title="Impossible de charger votre entreprise" onRetry={() => refetch()} />;
	return data && <CompanyForm business={data.business} />;
}
