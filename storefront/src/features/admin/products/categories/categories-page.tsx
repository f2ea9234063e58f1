"use client";

import {
	type AdminCategory,
	type AdminCategoryList,
	listAdminCategories,
} from "@confiserie/domain/contract/categories";
import { useState } from "react";
import { Detail } from "@/features/admin/kit";
import { AdminHeader, EmptyList, May } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CategoryDialog } from "./category-dialog";
import { CategoryRow } from "./category-row";
import { useOrder } from "./use-order";

/** /admin/categories: what the shop's menus offer, in their order. */
export function CategoriesPage() {
	const [edited, setEdited] = useState<AdminCategory | "new" | null>(null);
	return (
		<>
			<AdminHeader
				title="Catégories"
				subtitle="Les rayons de la boutique, dans l'ordre des menus"
				actions={
					<May permission="catalogue.change">
						<Button onClick={() => setEdited("new")}>Ajouter une catégorie</Button>
					</May>
				}
			/>
			<Detail operation={listAdminCategories} input={{}} failure="Impossible de charger les catégories">
				{(list) => <Ordered list={list} onEdit={setEdited} />}
			</Detail>
			<CategoryDialog edited={edited} onClose={() => setEdited(null)} />
		</>
	);
}

function Ordered({ list, onEdit }: { list: AdminCategoryList; onEdit: (category: AdminCategory) => void }) {
	const order = useOrder(list);
	const { content } = list;
	if (content.length === 0)
		return (
			<EmptyList>
				Aucune catégorie. Un produit n'est en vente qu'une fois dans l'une d'elles&nbsp;: ajoutez la première.
			</EmptyList>
		);
	return (
		<>
			<p role="status" className="sr-only">
				{order.said}
			</p>
			{order.problem && <Banner tone="error" title={order.problem} />}
			<ol aria-label="Catégories" className="divide-y divide-trait rounded-card border border-trait bg-white">
				{content.map((category, index) => (
					<CategoryRow
						key={category.code}
						category={category}
						isFirst={index === 0}
						isLast={index === content.length - 1}
						onMove={(step) => order.move(category, step)}
						onEdit={() => onEdit(category)}
					/>
				))}
			</ol>
		</>
	);
}
