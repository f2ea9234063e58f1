"use client";

import { type AdminPageHead, listAdminPages } from "@confiserie/domain/contract/content";
import { formatDateTime } from "@confiserie/domain/format";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ActionLabel, AdminHeader, ContentTabs, May } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { NewPageDialog } from "./new-page-dialog";
import { PageState } from "./page-state";

/** /admin/contenu/pages: the shop's pages of text and the merchant's own. */
export function PagesPage() {
	const [isNew, setNew] = useState(false);
	const { data, error, refetch } = useOperation(listAdminPages, {});
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
			<ContentTabs />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les pages" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<DataTable
					caption="Pages"
					columns={COLUMNS}
					rows={data}
					rowKey={({ slug }) => slug}
					card={(page) => (
						<div className="flex flex-col gap-1">
							<Title page={page} />
							<PageState page={page} />
						</div>
					)}
				/>
			)}
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
	{ key: "state", header: "État", cell: (page) => <PageState page={page} /> },
	{
		key: "changed",
		header: "Dernier enregistrement",
		cell: ({ changedAt, changedBy }) =>
			changedAt ? `${formatDateTime(changedAt)}, ${changedBy ?? "un administrateur"}` : "–",
	},
];

function Title({ page: { slug, title, path } }: { page: AdminPageHead }) {
	return (
		<div className="min-w-0">
			<Link
				href={`/admin/contenu/pages/${encodeURIComponent(slug)}`}
				className="font-semibold wrap-anywhere text-framboise-fonce after:absolute after:inset-0 hover:underline"
			>
				{title}
			</Link>
			<p className="text-sm wrap-anywhere text-prune">{path}</p>
		</div>
	);
}
