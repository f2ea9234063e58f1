"use client";

import type { PageSeo } from "@confiserie/domain/content/seo";
import { type AdminSeo, changeSeo, listSeo } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ConfirmAct, Detail, Rows } from "@/features/admin/kit";
import { ActionLabel, AdminHeader, May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";
import { type Column, SELECTABLE } from "@/ui/data-table";
import { SeoDialog } from "./seo-dialog";

const NEW: PageSeo = { path: "", title: "", description: "", image: "" };

/** /admin/content/seo: what search engines and shared links show of pages, categories and products. */
export function SeoPage() {
	const [edited, setEdited] = useState<PageSeo | null>(null);
	return (
		<>
			<AdminHeader
				title="Référencement"
				subtitle="Titre, description et image de partage"
				actions={
					<May permission="settings.change">
						<Button size="sm" onClick={() => setEdited(NEW)}>
							<Plus aria-hidden="true" className="size-4.5" />
							<ActionLabel>Ajouter une page</ActionLabel>
						</Button>
					</May>
				}
			/>
			<p className="max-w-prose text-sm text-prune">
				Chaque page, catégorie et produit a d'office son nom, le début de son texte et son image. Ce qui est écrit ici
				les remplace dans les moteurs de recherche et les liens partagés.
			</p>
			<Detail operation={listSeo} input={{}} failure="Impossible de charger le référencement">
				{(pages) => (
					<Rows
						caption="Référencement"
						columns={columnsOf(setEdited)}
						rows={pages}
						rowKey={({ path }) => path}
						empty="Toutes les pages ont leur référencement d'office."
					/>
				)}
			</Detail>
			<SeoDialog start={edited} onClose={() => setEdited(null)} />
		</>
	);
}

const columnsOf = (onEdit: (seo: AdminSeo) => void): readonly Column<AdminSeo>[] => [
	{ key: "path", header: "Page", cell: ({ path }) => <span className={`font-semibold ${SELECTABLE}`}>{path}</span> },
	{ key: "words", header: "Titre et description", card: "bare", cell: (seo) => <Snippet seo={seo} /> },
	{ key: "changed", header: "Enregistré", card: "none", cell: ({ changedAt }) => formatDateTime(changedAt) },
	{
		key: "act",
		header: <span className="sr-only">Actions</span>,
		align: "right",
		card: "bare",
		cell: (seo) => <Acts seo={seo} onEdit={() => onEdit(seo)} />,
	},
];

function Acts({ seo: { path }, onEdit }: { seo: AdminSeo; onEdit: () => void }) {
	return (
		<May permission="settings.change">
			<span className="flex flex-wrap justify-end gap-2">
				<Button variant="secondary" size="sm" aria-label={`Modifier ${path}`} onClick={onEdit}>
					Modifier
				</Button>
				<ConfirmAct
					label="Supprimer"
					name={`Supprimer ${path}`}
					variant="danger"
					title="Supprimer ce référencement ?"
					confirm="Supprimer"
					busyLabel="Suppression…"
					act={() => call(changeSeo, { body: { ...NEW, path } })}
					changes={[listSeo]}
				>
					{`«\u00a0${path}\u00a0» retrouve son titre, sa description et son image d'office.`}
				</ConfirmAct>
			</span>
		</May>
	);
}

/** The words of a page, as search results show them. */
function Snippet({ seo: { title, description, image } }: { seo: PageSeo }) {
	return (
		<span className="block min-w-0 wrap-anywhere">
			<span className="block font-semibold">{title || "Titre d'office"}</span>
			<span className="block text-sm text-prune">{description || "Description d'office"}</span>
			{image && <span className="block text-sm text-prune">Avec une image de partage</span>}
		</span>
	);
}
