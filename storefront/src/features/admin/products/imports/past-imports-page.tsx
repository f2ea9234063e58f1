"use client";

import { listCustomerImports, undoCustomerImport } from "@confiserie/domain/contract/customers";
import type { ImportArea } from "@confiserie/domain/contract/import-mapping";
import type { ImportKind, ImportRun } from "@confiserie/domain/contract/product-import";
import { listProductImports, undoProductImport } from "@confiserie/domain/contract/product-imports";
import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import { ConfirmAct, ListPage, useOperationList } from "@/features/admin/kit";
import { listReader } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { followImport } from "./follow-import";

const AREAS = {
	products: { label: "Produits", list: listProductImports, undo: undoProductImport },
	customers: { label: "Clients", list: listCustomerImports, undo: undoCustomerImport },
};

/** What an import writes, and what its undo does. */
const KINDS: Record<ImportKind, { noun: string; undoing: string }> = {
	products: {
		noun: "produit",
		undoing:
			"Les produits modifiés retrouvent leurs valeurs d'avant, les produits créés sont supprimés. Si l'un d'eux a changé ou a été commandé depuis, rien n'est annulé.",
	},
	customers: {
		noun: "client",
		undoing:
			"Les comptes que personne n'a utilisés depuis sont retirés, avec leurs adresses et leurs entreprises. Les autres restent.",
	},
	"past-orders": {
		noun: "liste",
		undoing:
			"Les listes «\u00a0Commandes passées\u00a0» redeviennent ce qu'elles étaient. Si un client a changé la sienne depuis, rien n'est annulé.",
	},
};

const STATES: Record<ImportRun["state"], { label: string; tone: Tone }> = {
	RUNNING: { label: "En cours", tone: "info" },
	DONE: { label: "Terminé", tone: "success" },
	REFUSED: { label: "Refusé", tone: "warning" },
	FAILED: { label: "Échoué", tone: "danger" },
	UNDOING: { label: "Annulation en cours", tone: "info" },
	UNDONE: { label: "Annulé", tone: "neutral" },
};

const read = listReader({});

/** /admin/{area}/imports: files that were imported, by whom and with what result, each with its report and its undo. */
export function PastImportsPage({ area }: { area: ImportArea }) {
	const { label, list: operation } = AREAS[area];
	const list = useOperationList(operation, read);
	return (
		<ListPage
			list={list}
			title="Imports passés"
			subtitle={`Ceux des ${RETENTION.importDays} derniers jours`}
			crumbs={[{ label, href: `/admin/${area}` }, { label: "Imports passés" }]}
			columns={[
				...COLUMNS,
				{
					key: "acts",
					header: <span className="sr-only">Actions</span>,
					align: "right",
					card: "acts",
					cell: (run) => <Acts area={area} run={run} />,
				},
			]}
			rowKey={({ id }) => id}
			failure="Impossible de charger les imports"
			empty="Aucun import."
			before="Plus récents"
			after="Plus anciens"
		/>
	);
}

const COLUMNS: readonly Column<ImportRun>[] = [
	{
		key: "file",
		header: "Fichier",
		isHead: true,
		cell: ({ fileName, startedBy, startedAt }) => (
			<>
				<span className="block font-semibold wrap-anywhere">{fileName}</span>
				<span className="block text-xs text-prune wrap-anywhere">{`${formatDateTime(startedAt)}, ${startedBy}`}</span>
			</>
		),
	},
	{
		key: "state",
		header: "État",
		card: "badge",
		cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
	},
	{
		key: "result",
		header: "Résultat",
		card: "bare",
		cell: ({ kind, state, created, changed, message }) => (
			<span className="wrap-anywhere">
				{state === "DONE" && `${formatCount(created + changed, KINDS[kind].noun)}. `}
				{message}
			</span>
		),
	},
];

function Acts({ area, run }: { area: ImportArea; run: ImportRun }) {
	const { id, kind, fileName, startedAt, errors, warnings, canUndo } = run;
	const named = `${fileName}, ${formatDateTime(startedAt)}`;
	const notices = [...errors, ...warnings];
	const save = () => {
		const lines = notices.map(({ line, column, message }) => csvLine([line, column, message]));
		saveFile(new Blob([CSV_MARK, csvLine(["ligne", "colonne", "message"]), ...lines]), `rapport-${id}.csv`);
	};
	return (
		<div className="flex flex-wrap justify-end gap-2">
			{notices.length > 0 && (
				<Button variant="secondary" size="sm" aria-label={`Rapport : ${named}`} onClick={save}>
					Rapport
				</Button>
			)}
			{canUndo && (
				<ConfirmAct
					label="Annuler cet import"
					name={`Annuler cet import : ${named}`}
					title="Annuler cet import ?"
					confirm="Annuler l'import"
					cancel="Fermer"
					busyLabel="Annulation…"
					act={async () => followImport(await call(AREAS[area].undo, { params: { importId: id } }), () => {})}
					done={({ state, message }) => (state === "UNDONE" ? "Import annulé" : (message ?? "Import non annulé"))}
					changes="everything"
				>
					{KINDS[kind].undoing}
				</ConfirmAct>
			)}
		</div>
	);
}
