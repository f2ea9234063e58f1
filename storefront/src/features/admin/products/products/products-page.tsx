"use client";

import { listProductBatches } from "@confiserie/domain/contract/product-batches";
import { listAdminProducts } from "@confiserie/domain/contract/products";
import { formatCount } from "@confiserie/domain/format";
import { FileSpreadsheet, FileUp, PackagePlus, Plus } from "lucide-react";
import { useState } from "react";
import { ExportAct, ListPage, NothingFound, RefreshAct } from "@/features/admin/kit";
import { RunningList } from "@/features/admin/products/batches";
import { useCategories } from "@/features/admin/products/categories";
import { ActionLabel, May, useList, useMay } from "@/features/admin/shell";
import { ColumnPicker, useDefaultView, ViewBar } from "@/features/admin/views";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { onFirstUse } from "@/ui/on-first-use";
import { columnsOf, PRODUCT_COLUMNS, statedColumns } from "./columns";
import { listProducts } from "./list-products";
import { activeFilters, stateReader } from "./list-state";
import { SelectionBar } from "./many/selection-bar";
import { useSelection } from "./many/use-selection";
import { actionWords, productBatchHref } from "./many/words";
import { fetchCatalogue } from "./product-files";
import { ProductFilters } from "./product-filters";

const ReceiptDialog = onFirstUse(() => import("./many/receipt-dialog").then((module) => module.ReceiptDialog));
const ImportDialog = onFirstUse(() => import("./product-import").then((module) => module.ProductImportDialog));

const CHOSEN_COLUMNS = PRODUCT_COLUMNS.filter((column) => !("isAlways" in column)).map(({ key, header }) => ({
	key,
	label: header,
}));

/** /admin/products. Source: accounts spec §2 "Admin products list". */
export function ProductsPage() {
	const categories = useCategories().data?.content;
	const isUndecided = useDefaultView("products");
	const list = useList({
		read: stateReader(categories),
		queryKey: keyOf(listAdminProducts),
		call: listProducts,
		isDecided: !isUndecided,
	});
	const { state, data, hrefOf, change } = list;
	const selection = useSelection(state);
	const mayChange = useMay()("catalogue.change");
	const shown = columnsOf(state.columns);
	return (
		<ListPage
			title="Gestion des produits"
			acts={<Acts />}
			hasManyActs
			caption="Produits"
			list={list}
			filters={
				<>
					<ProductFilters list={list}>
						<ViewBar list="products" query={hrefOf().split("?")[1] ?? ""} wholeLabel="Tous les produits">
							<ColumnPicker
								columns={CHOSEN_COLUMNS}
								shown={shown}
								onChange={(columns) => change({ columns: statedColumns(columns), page: state.page })}
							/>
						</ViewBar>
					</ProductFilters>
					<RunningList
						operation={listProductBatches}
						hrefOf={productBatchHref}
						headingOf={({ action }) => actionWords(action)}
					/>
					{state.missing && (
						<ButtonLink
							variant="secondary"
							size="sm"
							className="self-start"
							href={`/admin/products/drafts?missing=${state.missing}${state.importId && `&importId=${state.importId}`}`}
						>
							Compléter ces produits
						</ButtonLink>
					)}
				</>
			}
			chips={activeFilters(state, categories ?? [])}
			failure="Impossible de charger les produits"
			loading="Chargement des produits…"
			summary={({ totalElements }) => formatCount(totalElements, "produit trouvé", "produits trouvés")}
			rowKey={({ id }) => id}
			selection={mayChange ? { ...selection, nameOf: ({ name }) => name } : null}
			frame="Tableau des produits"
			columns={PRODUCT_COLUMNS.filter(({ key }) => shown.includes(key))}
			empty={
				<NothingFound list={list} title="Aucun produit trouvé" all="Effacer les filtres">
					Aucun produit ne correspond aux filtres sélectionnés.
				</NothingFound>
			}
			pages={({ totalPages }) => totalPages}
		>
			{mayChange && data && <SelectionBar selection={selection} found={data.totalElements} />}
		</ListPage>
	);
}

function Acts() {
	const [opened, setOpened] = useState<"import" | "receipt" | null>(null);
	const close = () => setOpened(null);
	return (
		<>
			<RefreshAct reads={[listAdminProducts]} />
			<ExportAct fetchFile={() => fetchCatalogue("csv")} />
			<ExportAct label="Export Excel" Icon={FileSpreadsheet} fetchFile={() => fetchCatalogue("xlsx")} />
			<May permission="stock.change">
				<Button variant="secondary" size="sm" onClick={() => setOpened("receipt")}>
					<PackagePlus aria-hidden="true" className="size-4.5" />
					<ActionLabel>Réception</ActionLabel>
				</Button>
			</May>
			<May permission="catalogue.change">
				<Button variant="secondary" size="sm" onClick={() => setOpened("import")}>
					<FileUp aria-hidden="true" className="size-4.5" />
					<ActionLabel>Importer</ActionLabel>
				</Button>
				<ButtonLink size="sm" href="/admin/products/new">
					<Plus aria-hidden="true" className="size-4.5" />
					<ActionLabel>Ajouter</ActionLabel>
				</ButtonLink>
			</May>
			{opened === "receipt" && <ReceiptDialog onClose={close} />}
			{opened === "import" && <ImportDialog onClose={close} />}
		</>
	);
}
