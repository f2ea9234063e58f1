import { AUDIT_ACTIONS, auditPage } from "@confiserie/domain/audit";
import { type AuditPart, auditParts } from "@confiserie/domain/audit-words";
import type { Activity } from "@confiserie/domain/contract/activity";
import { formatDateTime } from "@confiserie/domain/format";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";

/** Entries of the journal, latest first, each with what it changed and a link to what it is about. */
export function JournalTable({ entries }: { entries: readonly Activity[] }) {
	return (
		<DataTable
			caption="Journal"
			columns={COLUMNS}
			rows={entries}
			rowKey={({ id }) => `${id}`}
			card={(entry) => (
				<div className="flex flex-col gap-1">
					<p className="flex flex-wrap justify-between gap-x-4 text-sm text-prune">
						<span className="break-words">{entry.actorEmail}</span>
						<When entry={entry} />
					</p>
					<What entry={entry} />
					<Changes entry={entry} />
				</div>
			)}
		/>
	);
}

const COLUMNS: readonly Column<Activity>[] = [
	{ key: "at", header: "Quand", cell: (entry) => <When entry={entry} /> },
	{ key: "actor", header: "Qui", cell: ({ actorEmail }) => <span className="break-words">{actorEmail}</span> },
	{ key: "what", header: "Quoi", cell: (entry) => <What entry={entry} /> },
	{ key: "changes", header: "Changements", cell: (entry) => <Changes entry={entry} /> },
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
