"use client";

import { businessLines } from "@confiserie/domain/business/business-lines";
import { COMPANY_ROLES } from "@confiserie/domain/company/roles";
import type { Company, OwnCompany } from "@confiserie/domain/contract/companies";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { AccountPage } from "@/features/account/navigation";
import { OwnCredit } from "@/features/account/on-account";
import { OwnStatement } from "@/features/account/statement";
import { useAttempt } from "@/lib/use-attempt";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { InviteForm } from "./invite-form";
import { MEMBER_CALLS } from "./member-calls";
import { MemberList } from "./member-list";
import { NoCompany } from "./no-company";
import { SiteList } from "./site-list";
import { CARD } from "./style";
import { useCompany } from "./use-company";

/** /entreprise: the caller's company, its members, limits and delivery sites. */
export function MyCompanyPage() {
	return (
		<AccountPage title="Mon entreprise" intro="Commandez à plusieurs, chacun dans sa limite.">
			<MyCompany />
		</AccountPage>
	);
}

function MyCompany() {
	const { query, show } = useCompany();
	if (query.isError)
		return <RetryBanner title="Impossible de charger votre entreprise" onRetry={() => query.refetch()} />;
	if (!query.data) return <Loading label="Chargement de votre entreprise…" heights={["h-40", "h-60"]} />;
	const { company } = query.data;
	if (!company) return <NoCompany />;
	const may = (permission: Company["permissions"][number]) => company.permissions.includes(permission);
	return (
		<>
			<Overview company={company} />
			{may("terms.read") && <OwnCredit />}
			{may("documents") && (
				<>
					<OwnStatement />
					<ButtonLink href="/documents" variant="secondary" size="sm" className="self-start">
						Documents de l'entreprise
					</ButtonLink>
				</>
			)}
			{may("members.read") && (
				<MemberList company={company} canManage={may("members.manage")} calls={MEMBER_CALLS} onChanged={show} />
			)}
			{may("members.manage") && (
				<InviteForm title="Inviter un collègue" invite={MEMBER_CALLS.invite} onInvited={show} />
			)}
			<SiteList sites={company.sites} canManage={may("sites.manage")} onChanged={show} />
			<Leave onLeft={show} />
		</>
	);
}

function Overview({ company }: { company: Company }) {
	const { role, monthlyLimit, spent, waiting, permissions } = company;
	const canChange = permissions.includes("sites.manage");
	const [name = "", ...lines] = businessLines({ ...company, purchaseOrder: "", costCentre: "" });
	return (
		<section aria-labelledby="entreprise" className={CARD}>
			<h2 id="entreprise" className="display text-xl break-words">
				{name}
			</h2>
			{lines.map((line) => (
				<p key={line} className="text-sm break-words text-prune">
					{line}
				</p>
			))}
			<p className="mt-3">
				<strong>{COMPANY_ROLES[role].label}</strong>
				{`\u00a0: ${COMPANY_ROLES[role].purpose.toLowerCase()}.`}
			</p>
			{permissions.includes("order") && (
				<p className="mt-1">
					{monthlyLimit === null
						? `Ce mois-ci\u00a0: ${formatEuros(spent)}, sans limite.`
						: `Ce mois-ci\u00a0: ${formatEuros(spent)} sur ${formatEuros(monthlyLimit)} TTC. Au-delà, un collègue approuve.`}
				</p>
			)}
			<div className="mt-4 flex flex-wrap gap-3">
				<ButtonLink href="/entreprise/approbations" variant={waiting > 0 ? "primary" : "secondary"} size="sm">
					{waiting > 0 ? formatCount(waiting, "commande à approuver", "commandes à approuver") : "Approbations"}
				</ButtonLink>
				<ButtonLink href="/entreprise/commandes" variant="secondary" size="sm">
					Commandes
				</ButtonLink>
				{canChange && (
					<ButtonLink href="/account/profile" variant="secondary" size="sm">
						Modifier les données
					</ButtonLink>
				)}
			</div>
			<p className="mt-3 text-sm text-prune">
				Les listes partagées avec l'entreprise sont dans{" "}
				<Link href="/listes" className="text-framboise-fonce underline underline-offset-4">
					Mes listes
				</Link>
				.
			</p>
		</section>
	);
}

/** The way out, asked first. */
function Leave({ onLeft }: { onLeft: (company: OwnCompany) => void }) {
	const { user } = useSession();
	const [isAsked, setAsked] = useState(false);
	const { act, isBusy, problem } = useAttempt();
	const leave = () => act(async () => user && onLeft(await MEMBER_CALLS.remove(user.id)));
	return (
		<>
			<Button variant="ghost" className="self-start" onClick={() => setAsked(true)}>
				Quitter l'entreprise
			</Button>
			<Dialog
				open={isAsked}
				onClose={() => setAsked(false)}
				title="Quitter l'entreprise&nbsp;?"
				description="Vos prochaines commandes seront à votre nom. Celles que vous avez passées restent à l'entreprise."
			>
				{problem && (
					<Banner tone="error" className="mb-4">
						{problem}
					</Banner>
				)}
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button variant="danger" busy={isBusy} onClick={leave} className="flex-1">
						Quitter
					</Button>
					<Button variant="secondary" onClick={() => setAsked(false)}>
						Rester
					</Button>
				</div>
			</Dialog>
		</>
	);
}
