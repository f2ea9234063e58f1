"use client";

import { CLAIM_LISTS } from "@confiserie/domain/contract/claim";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { AdminHeader, EmptyList, ListResults, ListSearch, useList } from "@/features/admin-shell";
import { ChoiceButtons } from "@/ui/choice-buttons";
import type { Opened } from "./acts";
import { CLAIMS_KEY, type ClaimFilter, callClaims } from "./calls";
import { ClaimCard } from "./claim-card";
import { ClaimDialog } from "./claim-dialog";

const LISTS: Record<ClaimFilter["list"], { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucune réclamation à traiter." },
	ANSWERED: { label: "Réponse envoyée", empty: "Aucune réclamation n'attend de réponse du client." },
	ENDED: { label: "Terminées", empty: "Aucune réclamation terminée." },
	ALL: { label: "Toutes", empty: "Aucune réclamation." },
};

const VALUES = { list: Object.keys(LISTS) };

/** /admin/claims: open claims, oldest first, and closed ones; searchable. */
export function ClaimsPage() {
	// A search looks everywhere.
	const isSearch = useSearchParams().has("query");
	const [none] = useState<ClaimFilter>({ list: isSearch ? "ALL" : "OPEN", query: "" });
	const [opened, setOpened] = useState<Opened | null>(null);
	const claims = useList({ none, values: VALUES, queryKey: CLAIMS_KEY, call: callClaims });
	const { data, filter, asked, change } = claims;
	return (
		<>
			<AdminHeader title="Réclamations" subtitle="Répondre, rembourser, remplacer, ou refuser avec un motif" />
			<div className="my-4 flex flex-wrap items-end gap-3">
				<ChoiceButtons
					names={[...CLAIM_LISTS, "ALL"]}
					chosen={filter.list}
					labelOf={(one) => (one === "OPEN" && data ? `${LISTS.OPEN.label} (${data.waiting})` : LISTS[one].label)}
					onChoose={(one) => change({ list: one })}
				/>
				<search className="w-full sm:w-72">
					<ListSearch label="Rechercher" placeholder="Numéro, nom ou e-mail" list={claims} />
				</search>
			</div>
			<ListResults
				list={claims}
				failure="Impossible de charger les réclamations"
				height="h-40"
				empty={
					<EmptyList>
						{asked.query ? "Aucune réclamation ne correspond à cette recherche." : LISTS[filter.list].empty}
					</EmptyList>
				}
				before="Page précédente"
				after="Page suivante"
			>
				{({ content }) => (
					<ul aria-label="Réclamations" className="grid gap-4 xl:grid-cols-2">
						{content.map((claim) => (
							<ClaimCard key={claim.id} claim={claim} onAct={(act) => setOpened({ claim, act })} />
						))}
					</ul>
				)}
			</ListResults>
			<ClaimDialog opened={opened} onClose={() => setOpened(null)} />
		</>
	);
}
