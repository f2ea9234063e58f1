"use client";

import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { listAdminProducts } from "@confiserie/domain/contract/products";
import { formatInteger } from "@confiserie/domain/format";
import { plural } from "@confiserie/domain/plural";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Download, FileSpreadsheet, FileUp, type LucideIcon, PackagePlus, Plus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useCategories } from "@/features/admin-categories";
import { ActionLabel, AdminHeader, May, useListState, useMay } from "@/features/admin-shell";
import { ColumnPicker, useDefaultView, ViewBar } from "@/features/admin-views";
import { ApiProblem } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ChoosePage } from "@/ui/choose-page";
import { EmptyState } from "@/ui/empty-state";
import { onFirstUse } from "@/ui/on-first-use";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";
import { useMediaQuery } from "@/ui/use-media-query";
import { columnsOf, PRODUCT_COLUMNS, statedColumns } from "./columns";
import { listProducts } from "./list-products";
import { stateReader } from "./list-state";
import { RunningProductBatches } from "./many/running-batches";
import { SelectionBar } from "./many/selection-bar";
import { useSelection } from "./many/use-selection";
import { fetchCatalogue } from "./product-files";
import { ProductFilters } from "./product-filters";
import { ProductCards, ProductsTable } from "./products-table";

const DeleteDialog = onFirstUse(() => import("./delete-dialog").then((module) => module.DeleteDialog));
const ReceiptDialog = onFirstUse(() => import("./many/receipt-dialog").then((module) => module.ReceiptDialog));
const ImportDialog = onFirstUse(() => import("./import-dialog").then((module) => module.ImportDialog));

/** /admin/products. Source: accounts spec §2 "Admin products list". */
export function ProductsPage() {
	const list = useListState(stateReader(useCategories().data?.content));
	const { state, hrefOf, change, none } = list;
	const isUndecided = useDefaultView("products");
	const selection = useSelection(state);
	const mayChange = useMay()("catalogue.change");
	const [isImporting, setImporting] = useState(false);
	const [isReceiving, setReceiving] = useState(false);
	const [doomed, setDoomed] = useState<AdminProductItem | null>(null);
	const isWide = useMediaQuery("(min-width: 768px)");
	const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
		queryKey: [...keyOf(listAdminProducts), { ...state, columns: "" }],
		queryFn: ({ signal }) => listProducts(state, signal),
		placeholderData: keepPreviousData,
		enabled: !isUndecided,
	});
	const Products = isWide ? ProductsTable : ProductCards;
	return (
		<>
			<AdminHeader
				title="Gestion des produits"
				actions={
					<>
						<Button variant="secondary" size="sm" busy={isFetching && !isPending} onClick={() => refetch()}>
							<RefreshCw aria-hidden="true" className="size-4.5" />
							<ActionLabel>Actualiser</ActionLabel>
						</Button>
						<ExportButton format="csv" label="Exporter" Icon={Download} />
						<ExportButton format="xlsx" label="Export Excel" Icon={FileSpreadsheet} />
						<May permission="stock.change">
							<Button variant="secondary" size="sm" onClick={() => setReceiving(true)}>
								<PackagePlus aria-hidden="true" className="size-4.5" />
								<ActionLabel>Réception</ActionLabel>
							</Button>
						</May>
						<May permission="catalogue.change">
							<Button variant="secondary" size="sm" onClick={() => setImporting(true)}>
								<FileUp aria-hidden="true" className="size-4.5" />
								<ActionLabel>Importer</ActionLabel>
							</Button>
							<ButtonLink size="sm" href="/admin/products/new">
								<Plus aria-hidden="true" className="size-4.5" />
								<ActionLabel>Ajouter</ActionLabel>
							</ButtonLink>
						</May>
					</>
				}
			/>
			<ProductFilters list={list}>
				<ViewBar list="products" query={hrefOf().split("?")[1] ?? ""} wholeLabel="Tous les produits">
					<ColumnPicker
						columns={PRODUCT_COLUMNS.filter((column) => !("isAlways" in column))}
						shown={columnsOf(state.columns)}
						onChange={(shown) => change({ columns: statedColumns(shown), page: state.page })}
					/>
				</ViewBar>
			</ProductFilters>
			<RunningProductBatches />
			{error && (
				<RetryBanner
					title={error instanceof ApiProblem ? error.message : "Impossible de charger les produits"}
					cause={error}
					onRetry={() => refetch()}
				/>
			)}
			{isPending && <Loading />}
			{data && (
				<>
					<div className="flex items-center justify-between gap-3 text-sm text-prune">
						<p role="status">
							{`${formatInteger(data.totalElements)} ${plural(data.totalElements, "produit trouvé", "produits trouvés")}`}
						</p>
						{mayChange && <ChoosePage rows={data.content} isLate={isPlaceholderData} selection={selection} />}
					</div>
					{data.content.length > 0 ? (
						// What other filters found is not chosen by mistake.
						<div inert={isPlaceholderData} className="inert:opacity-60">
							<Products
								items={data.content}
								shown={columnsOf(state.columns)}
								onDelete={setDoomed}
								selection={mayChange ? selection : null}
							/>
						</div>
					) : (
						<EmptyState
							title="Aucun produit trouvé"
							action={
								<Button variant="secondary" onClick={() => change(none)}>
									Effacer les filtres
								</Button>
							}
						>
							Aucun produit ne correspond aux filtres sélectionnés.
						</EmptyState>
					)}
					<Pagination page={state.page} pages={data.totalPages} hrefOf={(page) => hrefOf({ page })} />
					{mayChange && <SelectionBar selection={selection} found={data.totalElements} />}
				</>
			)}
			{doomed && <DeleteDialog item={doomed} onClose={() => setDoomed(null)} />}
			{isReceiving && <ReceiptDialog onClose={() => setReceiving(false)} />}
			{isImporting && <ImportDialog onClose={() => setImporting(false)} />}
		</>
	);
}

interface ExportButtonProps {
	format: "csv" | "xlsx";
	label: string;
	Icon: LucideIcon;
}

function ExportButton({ format, label, Icon }: ExportButtonProps) {
	const { error } = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: () => fetchCatalogue(format),
		onSuccess: ({ name, content }) => saveFile(content, name),
		onError: (cause) =>
			error("L'export n'a pas abouti.", cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant."),
	});
	return (
		<Button variant="secondary" size="sm" busy={isPending} busyLabel="Export…" onClick={() => mutate()}>
			<Icon aria-hidden="true" className="size-4.5" />
			<ActionLabel>{label}</ActionLabel>
		</Button>
	);
}

function Loading() {
	return (
		<div role="status" className="flex flex-col gap-1.5">
			<span className="sr-only">Chargement des produits…</span>
			{[1, 2, 3, 4, 5].map((row) => (
				<Skeleton key={row} className="h-12 rounded-card" />
			))}
		</div>
	);
}
