"use client";

import { CLAIM_LISTS } from "@confiserie/domain/contract/claim";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import type { Opened } from "./acts";
import { CLAIMS_KEY, type ClaimChoice, callClaims } from "./calls";
import { ClaimCard } from "./claim-card";
import { ClaimDialog } from "./claim-dialog";

const LISTS: Record<ClaimChoice["list"], { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucune réclamation à traiter." },
	ANSWERED: { label: "Réponse envoyée", empty: "Aucune réclamation n'attend de réponse du client." },
	ENDED: { label: "Terminées", empty: "Aucune réclamation terminée." },
	ALL: { label: "Toutes", empty: "Aucune réclamation." },
};

/** /admin/claims: open claims, oldest first, and closed ones; searchable. */
export function ClaimsPage() {
	const asked = useSearchParams().get("query") ?? "";
	const [choice, setChoice] = useState<ClaimChoice>({ list: asked ? "ALL" : "OPEN", query: asked, page: 0 });
	const [opened, setOpened] = useState<Opened | null>(null);
	const sent = { ...choice, query: useDeferredValue(choice.query.trim()) };
	const { data, error, refetch } = useQuery({
		queryKey: [...CLAIMS_KEY, sent],
		queryFn: ({ signal }) => callClaims(sent, signal),
		placeholderData: keepPreviousData,
	});
	const { list, query, page } = choice;
	return (
		<>
			<AdminHeader title="Réclamations" subtitle="Répondre, rembourser, remplacer, ou refuser avec un motif" />
			<div className="my-4 flex flex-wrap items-end gap-3">
				<ChoiceButtons
					names={[...CLAIM_LISTS, "ALL"]}
					chosen={list}
					labelOf={(one) => (one === "OPEN" && data ? `${LISTS.OPEN.label} (${data.waiting})` : LISTS[one].label)}
					onChoose={(one) => setChoice({ ...choice, list: one, page: 0 })}
				/>
				<search className="w-full sm:w-72">
					<TextField
						label="Rechercher"
						hasHiddenLabel
						type="search"
						placeholder="Numéro, nom ou e-mail"
						maxLength={200}
						value={query}
						onChange={(event) => setChoice({ ...choice, query: event.target.value, page: 0 })}
					/>
				</search>
			</div>
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les réclamations" cause={error} onRetry={() => refetch()} />
			)}
			{data?.content.length === 0 && (
				<p className="rounded-card border border-dashed border-trait p-6 text-prune">
					{sent.query ? "Aucune réclamation ne correspond à cette recherche." : LISTS[list].empty}
				</p>
			)}
			<ul aria-label="Réclamations" className="grid gap-4 empty:hidden xl:grid-cols-2">
				{data?.content.map((claim) => (
					<ClaimCard key={claim.id} claim={claim} onAct={(act) => setOpened({ claim, act })} />
				))}
			</ul>
			<div className="pt-4 empty:hidden">
				<Pager
					page={page}
					isLast={data?.last ?? true}
					onPage={(shown) => setChoice({ ...choice, page: shown })}
					before="Page précédente"
					after="Page suivante"
				/>
			</div>
			<ClaimDialog opened={opened} onClose={() => setOpened(null)} />
		</>
	);
}
