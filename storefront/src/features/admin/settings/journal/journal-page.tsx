"use client";

import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_ENTITY_LABELS, auditPage } from "@confiserie/domain/admin/audit";
import { type AuditPart, auditParts } from "@confiserie/domain/admin/audit-words";
import { type Activity, listActivity } from "@confiserie/domain/contract/activity";
import { formatDateTime } from "@confiserie/domain/format";
import { ContinuedList, Filters, ListSelect, NothingFound, optionsOf } from "@/features/admin/kit";
import {
	AdminHeader,
	ListPeriod,
	ListSearch,
	listReader,
	oneOf,
	periodFault,
	searched,
	useListState,
	words,
} from "@/features/admin/shell";
import type { Column } from "@/ui/data-table";
import { Link } from "@/ui/link";

export const JOURNAL_PAGE = 50;
const read = listReader({ query: searched, entity: oneOf(AUDIT_ENTITIES, ""), from: words, to: words });

/** /admin/journal: audit log of the team's actions, latest first. */
export function JournalPage() {
	const list = useListState(read);
	const { query, entity, from, to } = list.state;
	return (
		<>
			<AdminHeader title="Journal" subtitle="Ce que l'équipe a fait, et ce qui a changé" />
			<Filters>
				<ListSearch label="Personne, action, commande, produit…" list={list} />
				<ListSelect list={list} name="entity" label="Sujet" any="Tout" options={optionsOf(AUDIT_ENTITY_LABELS)} />
				<ListPeriod list={list} />
			</Filters>
			<ContinuedList
				operation={listActivity}
				query={{
					query: query || undefined,
					entity: entity || undefined,
					from: from || undefined,
					to: to || undefined,
					size: JOURNAL_PAGE,
				}}
				options={{ enabled: !periodFault(list.state) }}
				failure="Impossible de charger le journal"
				caption="Journal"
				columns={COLUMNS}
				rowKey={({ id }) => `${id}`}
				empty={
					<NothingFound list={list} title="Rien dans le journal" all="Voir tout le journal">
						Aucune action ne correspond à cette recherche.
					</NothingFound>
				}
			/>
		</>
	);
}

const COLUMNS: readonly Column<Activity>[] = [
	{ key: "at", header: "Quand", card: "bare", cell: (entry) => <When entry={entry} /> },
	{
		key: "actor",
		header: "Qui",
		card: "bare",
		cell: ({ actorEmail }) => <span className="break-words">{actorEmail}</span>,
	},
	{ key: "what", header: "Quoi", card: "title", cell: (entry) => <What entry={entry} /> },
	{ key: "changes", header: "Changements", card: "bare", cell: (entry) => <Changes entry={entry} /> },
];

function When({ entry: { at } }: { entry: Activity }) {
	return (
		<time dateTime={at} className="whitespace-nowrap">
			{formatDateTime(at)}
		</time>
	);
}

function What({ entry }: { entry: Activity }) {
	const page = auditPage(entry);
	return (
		<p>
			{`${AUDIT_ACTIONS[entry.action]} `}
			{page ? (
				<Link
					href={page}
					className="inline-flex min-h-6 items-center font-semibold break-words text-framboise underline underline-offset-4"
				>
					{entry.label}
				</Link>
			) : (
				<span className="font-semibold break-words">{entry.label}</span>
			)}
		</p>
	);
}

/** Number of changed fields shown in a row; the others unfold. */
const SHOWN = 3;

function Changes({ entry }: { entry: Activity }) {
	const parts = auditParts(entry.changes);
	if (parts.length <= SHOWN) return <Parts parts={parts} />;
	return (
		<>
			<Parts parts={parts.slice(0, SHOWN)} />
			<details>
				<summary className="min-h-6 cursor-pointer text-prune">{`et ${parts.length - SHOWN} de plus`}</summary>
				<Parts parts={parts.slice(SHOWN)} />
			</details>
		</>
	);
}

function Parts({ parts }: { parts: readonly AuditPart[] }) {
	return parts.map(({ label, from, to }) => (
		<p key={`${label} ${from} ${to}`} className="break-words">
			{`${label}\u00a0: `}
			{from !== "–" && (
				<>
					<s>{from}</s>
					<span aria-hidden="true"> → </span>
					<span className="sr-only"> devient </span>
				</>
			)}
			{to}
		</p>
	));
}
