"use client";

import { COMPANY_ROLES } from "@confiserie/domain/company/roles";
import type { CompanyOffer } from "@confiserie/domain/contract/companies";
import { joinCompany, readCompanyInvitation } from "@confiserie/domain/contract/companies";
import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { authPath } from "@/lib/safe-redirect";
import { useAttempt } from "@/lib/use-attempt";
import { wordsOf } from "@/lib/words-of";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MailFrame } from "@/ui/mail-frame";
import { Spinner } from "@/ui/spinner";

/** /entreprise/invitation?token=…: where the link of an invitation into a company leads. */
export function CompanyInvitationPage() {
	return (
		<MailFrame title="Rejoindre une entreprise">
			<Suspense>
				<Invitation />
			</Suspense>
		</MailFrame>
	);
}

function Invitation() {
	// Stays in the address until it is used: who signs in first comes back with it.
	const token = useSearchParams().get("token") ?? "";
	const { user, status, logout } = useSession();
	const [offer, setOffer] = useState<CompanyOffer | null>(null);
	const { act, isBusy, problem, setProblem } = useAttempt();
	const [hasJoined, setJoined] = useState(false);
	useEffect(() => {
		let isOver = false;
		call(readCompanyInvitation, { body: { token } }).then(
			(found) => !isOver && setOffer(found),
			(cause) => !isOver && setProblem(wordsOf(cause)),
		);
		return () => {
			isOver = true;
		};
	}, [token, setProblem]);
	const accept = () =>
		act(async () => {
			await call(joinCompany, { body: { token } });
			window.history.replaceState(null, "", window.location.pathname);
			setJoined(true);
		});
	if (hasJoined) {
		return (
			<>
				<Banner tone="success" title="Bienvenue dans l'entreprise">
					{`Vos prochaines commandes seront au nom de ${offer?.company ?? "l'entreprise"}.`}
				</Banner>
				<ButtonLink href="/entreprise">Voir mon entreprise</ButtonLink>
			</>
		);
	}
	const here = `/entreprise/invitation?token=${encodeURIComponent(token)}`;
	return (
		<>
			{problem && <Banner tone="error">{problem}</Banner>}
			{!offer && !problem && (
				<p role="status" className="flex items-center gap-3 text-prune">
					<Spinner />
					Lecture de l'invitation…
				</p>
			)}
			{offer && (
				<>
					<p className="break-words">
						<strong>{offer.company}</strong>
						{` vous invite comme «\u00a0${COMPANY_ROLES[offer.role].label}\u00a0», avec l'adresse ${offer.email}.`}
					</p>
					<p className="text-sm text-prune">{COMPANY_ROLES[offer.role].purpose}.</p>
					{status === "authenticated" && user?.email === offer.email && (
						<Button busy={isBusy} busyLabel="Un instant…" onClick={accept}>
							Accepter l'invitation
						</Button>
					)}
					{status === "authenticated" && user?.email !== offer.email && (
						<Banner
							tone="warning"
							action={
								<Button variant="secondary" size="sm" onClick={logout}>
									Se déconnecter
								</Button>
							}
						>
							{`Vous êtes connecté avec ${user?.email}. Connectez-vous avec ${offer.email} pour accepter.`}
						</Banner>
					)}
					{status === "anonymous" && (
						<>
							<ButtonLink href={authPath("/login", here)}>Se connecter pour accepter</ButtonLink>
							<ButtonLink href={authPath("/register", here)} variant="secondary">
								Créer un compte avec cette adresse
							</ButtonLink>
						</>
					)}
				</>
			)}
		</>
	);
}
