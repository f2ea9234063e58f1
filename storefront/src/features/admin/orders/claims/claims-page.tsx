"use client";

import { CLAIM_LISTS, type ClaimListName, listAllClaims } from "@confiserie/domain/contract/claims";
import { useState } from "react";
import { Filters, ListChoice, ListPage, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, oneOf, searched } from "@/features/admin/shell";
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
	const list = useOperationList(listAllClaims, read, {
		query: (state) => {
			const shown = listOf(state);
			return { list: shown === "ALL" ? undefined : shown, query: state.query || undefined, page: state.page };
		},
	});
	const { data, state } = list;
	const shown = listOf(state);
	const waiting = data ? `${LISTS.OPEN.label} (${data.waiting})` : LISTS.OPEN.label;
	return (
		<ListPage
			list={list}
			title="Réclamations"
			subtitle="Répondre, rembourser, remplacer, ou refuser avec un motif"
			filters={
				<Filters>
					<ListSearch label="Rechercher" placeholder="Numéro, nom ou e-mail" list={list} />
					<ListChoice
						list={list}
						name="list"
						lists={{ ...LISTS, OPEN: { ...LISTS.OPEN, label: waiting } }}
						chosen={shown}
					/>
				</Filters>
			}
			card={(claim) => <ClaimCard claim={claim} onAct={(act) => setOpened({ claim, act })} />}
			rowKey={({ id }) => id}
			failure="Impossible de charger les réclamations"
			empty={state.query ? "Aucune réclamation ne correspond à cette recherche." : LISTS[shown].empty}
			before="Page précédente"
			after="Page suivante"
		>
			<ClaimDialog opened={opened} onClose={() => setOpened(null)} />
		</ListPage>
	);
}
