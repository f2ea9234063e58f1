"use client";

import { CLAIM_LISTS, type ClaimListName, listAllClaims } from "@confiserie/domain/contract/claims";
import { useState } from "react";
import {
	AdminHeader,
	EmptyList,
	ListResults,
	ListSearch,
	listReader,
	oneOf,
	searched,
	useList,
} from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ChoiceButtons } from "@/ui/choice-buttons";
import type { Opened } from "./acts";
import { ClaimCard } from "./claim-card";
import { ClaimDialog } from "./claim-dialog";

type Shown = ClaimListName | "ALL";
const LISTS: Record<Shown, { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucune réclamation à traiter." },
	ANSWERED: { label: "Réponse envoyée", empty: "Aucune réclamation n'attend de réponse du client." },
	ENDED: { label: "Terminées", empty: "Aucune réclamation terminée." },
	ALL: { label: "Toutes", empty: "Aucune réclamation." },
};

const NAMES = [...CLAIM_LISTS, "ALL"] as const;
const read = listReader({ list: oneOf(NAMES, ""), query: searched });
/** The list that is chosen; otherwise a search looks everywhere. */
const listOf = ({ list, query }: ReturnType<typeof read>): Shown => list || (query ? "ALL" : "OPEN");

/** /admin/claims: open claims, oldest first, and closed ones; searchable. */
export function ClaimsPage() {
	const [opened, setOpened] = useState<Opened | null>(null);
	const claims = useList({
		read,
		queryKey: keyOf(listAllClaims),
		call: ({ query, page, ...chosen }, signal) => {
			const list = listOf({ query, page, ...chosen });
			return call(listAllClaims, {
				query: { list: list === "ALL" ? undefined : list, query: query || undefined, page },
				signal,
			});
		},
	});
	const { data, state, change } = claims;
	const shown = listOf(state);
	return (
		<>
			<AdminHeader title="Réclamations" subtitle="Répondre, rembourser, remplacer, ou refuser avec un motif" />
			<div className="my-4 flex flex-wrap items-end gap-3">
				<ChoiceButtons
					names={NAMES}
					chosen={shown}
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
						{state.query ? "Aucune réclamation ne correspond à cette recherche." : LISTS[shown].empty}
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
