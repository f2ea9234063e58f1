"use client";

import type { AdminCategory } from "@confiserie/domain/contract/categories";
import { useState } from "react";
import { AdminHeader, May } from "@/features/admin-shell";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { CategoryDialog } from "./category-dialog";
import { CategoryRow } from "./category-row";
import { RemoveDialog } from "./remove-dialog";
import { useCategories } from "./use-categories";
import { useOrder } from "./use-order";

type Opened = { form: AdminCategory | "new" } | { removal: AdminCategory } | null;

/** /admin/categories: what the shop's menus offer, in their order. */
export function CategoriesPage() {
	const [opened, setOpened] = useState<Opened>(null);
	const { data, error, refetch } = useCategories();
	const order = useOrder(data);
	const close = () => setOpened(null);
	const count = data?.content.length ?? 0;
	return (
		<>
			<AdminHeader
				title="Catégories"
				subtitle="Les rayons de la boutique, dans l'ordre des menus"
				actions={
					<May permission="catalogue.change">
						<Button onClick={() => setOpened({ form: "new" })}>Ajouter une catégorie</Button>
					</May>
				}
			/>
			<p role="status" className="sr-only">
				{order.said}
			</p>
			{order.problem && <Banner tone="error" title={order.problem} />}
			{!data && !error && <Skeleton className="h-64" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les catégories" cause={error} onRetry={() => refetch()} />
			)}
			{data && count === 0 && (
				<p className="rounded-card border border-dashed border-trait p-6 text-prune">
					Aucune catégorie. Un produit n'est en vente qu'une fois dans l'une d'elles&nbsp;: ajoutez la première.
				</p>
			)}
			{data && count > 0 && (
				<ol aria-label="Catégories" className="divide-y divide-trait rounded-card border border-trait bg-white">
					{data.content.map((category, index) => (
						<CategoryRow
							key={category.code}
							category={category}
							isFirst={index === 0}
							isLast={index === count - 1}
							onMove={(step) => order.move(category, step)}
							onEdit={() => setOpened({ form: category })}
							onRemove={() => setOpened({ removal: category })}
						/>
					))}
				</ol>
			)}
			<CategoryDialog edited={opened && "form" in opened ? opened.form : null} onClose={close} />
			<RemoveDialog category={opened && "removal" in opened ? opened.removal : null} onClose={close} />
		</>
	);
}
