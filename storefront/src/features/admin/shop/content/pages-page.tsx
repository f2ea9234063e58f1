"use client";

import { type AdminPageHead, listAdminPages } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Detail, RowLink, Rows } from "@/features/admin/kit";
import { ActionLabel, AdminHeader, May } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { NewPageDialog } from "./new-page-dialog";
import { PageState } from "./page-state";

/** /admin/content/pages: the shop's pages of text and the merchant's own. */
export function PagesPage() {
	const [isNew, setNew] = useState(false);
	return (
		<>
			<AdminHeader
				title="Pages"
				subtitle="Textes de la boutique et vos propres pages"
				actions={
					<May permission="settings.change">
						<Button size="sm" onClick={() => setNew(true)}>
							<Plus aria-hidden="true" className="size-4.5" />
							<ActionLabel>Nouvelle page</ActionLabel>
						</Button>
					</May>
				}
			/>
			<Detail operation={listAdminPages} input={{}} failure="Impossible de charger les pages">
				{(pages) => <Rows caption="Pages" columns={COLUMNS} rows={pages} rowKey={({ slug }) => slug} />}
			</Detail>
			<p className="text-sm text-prune">
				Les conditions de vente ne sont pas dans cette liste&nbsp;: elles suivent les réglages, et chaque commande garde
				les siennes.
			</p>
			<NewPageDialog isOpen={isNew} onClose={() => setNew(false)} />
		</>
	);
}

const COLUMNS: readonly Column<AdminPageHead>[] = [
	{ key: "title", header: "Page", cell: (page) => <Title page={page} /> },
	{ key: "state", header: "État", card: "bare", cell: (page) => <PageState page={page} /> },
	{
		key: "changed",
		header: "Dernier enregistrement",
		card: "none",
		cell: ({ changedAt, changedBy }) =>
			changedAt ? `${formatDateTime(changedAt)}, ${changedBy ?? "un administrateur"}` : "–",
	},
];

function Title({ page: { slug, title, path } }: { page: AdminPageHead }) {
	return (
		<div className="min-w-0">
			<RowLink href={`/admin/content/pages/${encodeURIComponent(slug)}`}>{title}</RowLink>
			<p className="text-sm wrap-anywhere text-prune">{path}</p>
		</div>
	);
}
