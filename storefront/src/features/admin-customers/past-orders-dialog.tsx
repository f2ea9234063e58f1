"use client";

import { importPastOrders } from "@confiserie/domain/contract/customers";
import type { PastOrders } from "@confiserie/domain/contract/past-orders";
import { formatCount } from "@confiserie/domain/format";
import { PAST_ORDERS_LIST } from "@confiserie/domain/past-orders";
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { FileDrop } from "@/ui/file-drop";
import { RadioCard } from "@/ui/radio-card";
import { Spinner } from "@/ui/spinner";

const UNITS = [
	{ value: "BOX", label: "Des cartons" },
	{ value: "PIECE", label: "Des pièces" },
] as const;
type Unit = (typeof UNITS)[number]["value"];
interface Sent {
	file: File;
	unit: Unit;
	dryRun: boolean;
}

const send = ({ file, unit, dryRun }: Sent): Promise<PastOrders> =>
	call(importPastOrders, { query: { unit, dryRun: dryRun ? "true" : "false" }, form: formWith("file", file) });

/** Orders of a former shop become lists to order again from: choose the file, see what it would do, confirm. */
export function PastOrdersDialog({ onClose }: { onClose: () => void }) {
	const [unit, setUnit] = useState<Unit>("BOX");
	const [file, setFile] = useState<File | null>(null);
	const run = useMutation({ mutationFn: send });
	const { data, error, isPending } = run;
	const canImport = file !== null && data?.dryRun === true && data.customers > 0 && !isPending;
	return (
		<Dialog
			open
			onClose={onClose}
			title="Importer des commandes passées"
			description={`Chaque client qui a un compte trouve la liste «\u00a0${PAST_ORDERS_LIST}\u00a0» pour recommander. Aucune commande ni facture n'est créée.`}
			className="max-w-2xl"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="secondary" onClick={onClose}>
						{data && !data.dryRun ? "Terminer" : "Fermer"}
					</Button>
					{canImport && (
						<Button onClick={() => run.mutate({ file, unit, dryRun: false })}>
							{`Écrire ${formatCount(data.customers, "liste")}`}
						</Button>
					)}
				</div>
			}
		>
			<div className="flex flex-col gap-4">
				{(!data || data.dryRun) && !isPending && (
					<>
						<fieldset className="flex flex-col gap-2">
							<legend className="mb-2 font-semibold">Ce que comptent les quantités du fichier</legend>
							{UNITS.map(({ value, label }) => (
								<RadioCard
									key={value}
									name="unit"
									isChosen={value === unit}
									onChoose={() => {
										setUnit(value);
										run.reset();
									}}
								>
									{label}
								</RadioCard>
							))}
						</fieldset>
						<FileDrop
							accept=".csv,.xlsx,text/csv,text/plain"
							label="Choisir un fichier CSV ou Excel"
							hint="Un export des commandes de Shopify, WooCommerce ou PrestaShop, une ligne par article : e-mail du client, date, référence, quantité."
							Icon={FileUp}
							onFiles={([chosen]) => {
								if (!chosen) return;
								setFile(chosen);
								run.mutate({ file: chosen, unit, dryRun: true });
							}}
						/>
					</>
				)}
				<div role="status">
					{isPending && (
						<p className="flex items-center gap-3">
							<Spinner />
							Lecture du fichier…
						</p>
					)}
					{data && <Outcome result={data} fileName={file?.name ?? ""} />}
				</div>
				{error && <Refusal error={error} />}
			</div>
		</Dialog>
	);
}

function Refusal({ error }: { error: Error }) {
	const complaints = error instanceof ApiProblem ? error.errors.slice(1) : [];
	return (
		<Banner tone="error" title={error.message}>
			{complaints.length > 0 && (
				<ul>
					{complaints.map(({ message }) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			)}
		</Banner>
	);
}

function Outcome({ result, fileName }: { result: PastOrders; fileName: string }) {
	const { dryRun, lines, customers, products, unknownEmails, unknownReferences } = result;
	const figures = [
		formatCount(lines, "ligne"),
		formatCount(customers, dryRun ? "liste à écrire" : "liste écrite", dryRun ? "listes à écrire" : "listes écrites"),
		formatCount(products, "produit"),
	].join(", ");
	return (
		<div className="flex flex-col gap-3">
			<Banner tone={customers > 0 ? "success" : "warning"} title={`${fileName} : ${figures}.`} />
			<Unknown title="Sans compte dans la boutique, non repris" values={unknownEmails} />
			<Unknown title="Références inconnues ou pas en vente, non reprises" values={unknownReferences} />
		</div>
	);
}

function Unknown({ title, values }: { title: string; values: readonly string[] }) {
	if (values.length === 0) return null;
	return (
		<details className="text-sm">
			<summary className="cursor-pointer font-semibold">{`${title} : ${values.length}`}</summary>
			<p className="mt-1 wrap-anywhere text-prune">{values.join(", ")}</p>
		</details>
	);
}
