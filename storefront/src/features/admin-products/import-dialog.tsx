"use client";

import type { ProductImport } from "@confiserie/domain/contract/product-import";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { FileDown, FileUp } from "lucide-react";
import { useId } from "react";
import { ImportNotices, MappingsLink } from "@/features/admin-import-mappings";
import { ApiProblem } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { FileDrop } from "@/ui/file-drop";
import { FILE_STYLE } from "@/ui/file-style";
import { useToasts } from "@/ui/toasts";
import { MappingStep } from "./mapping-step";
import { fetchTemplate } from "./product-files";
import { type ImportState, useImport } from "./use-import";

/** Import of a CSV file or a workbook: choose, map foreign columns, see what it would do, confirm, follow. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
	const { state, choose, addImages, check, confirm, changeMapping, reset } = useImport();
	const { proposal, mapping, job, isBusy, problem } = state;
	const mappingForm = useId();
	const isMapping = proposal !== null && !job && !isBusy;
	const isChecked = job?.state === "DONE" && job.dryRun;
	const changes = job ? job.created + job.changed : 0;
	return (
		<Dialog
			open
			onClose={onClose}
			title="Importer des produits"
			description="Le fichier est d'abord vérifié : rien n'est modifié avant votre accord."
			className="max-w-2xl"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="secondary" onClick={onClose}>
						{job?.state === "DONE" && !job.dryRun ? "Terminer" : "Fermer"}
					</Button>
					{(job || isMapping) && !isBusy && (
						<Button variant="secondary" onClick={reset}>
							Choisir un autre fichier
						</Button>
					)}
					{proposal && job && !isBusy && (job.dryRun || job.state !== "DONE") && (
						<Button variant="secondary" onClick={changeMapping}>
							Revoir les colonnes
						</Button>
					)}
					{isMapping && (
						<Button type="submit" form={mappingForm}>
							Vérifier le fichier
						</Button>
					)}
					{isChecked && changes > 0 && <Button onClick={confirm}>Importer {formatCount(changes, "produit")}</Button>}
				</div>
			}
		>
			<div className="flex flex-col gap-4">
				{!job && !isBusy && !proposal && (
					<>
						<FileDrop
							accept=".csv,.xlsx,text/csv,text/plain"
							label="Choisir un fichier CSV ou Excel"
							hint="Le fichier de l'export convient : modifiez-le, puis importez-le. Une référence connue est modifiée, une nouvelle est créée. Une colonne absente ne change rien : reference;stock_cartons suffit pour un inventaire. Les exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage sont reconnus."
							Icon={FileUp}
							onFiles={([file]) => file && choose(file)}
						/>
						<div className="flex flex-wrap items-center gap-4">
							<TemplateButton />
							<MappingsLink kind="products" />
						</div>
					</>
				)}
				{!job && !isBusy && <ImagesField images={state.images} onChoose={addImages} />}
				{problem && <Banner tone="error" title={problem} />}
				{isMapping && <MappingStep id={mappingForm} proposal={proposal} chosen={mapping} onMapped={check} />}
				{isBusy && <Progress state={state} />}
				{job && !isBusy && <Outcome job={job} />}
			</div>
		</Dialog>
	);
}

/** Images of the products, in one file that is sent with theirs. */
function ImagesField({ images, onChoose }: { images: File | null; onChoose: (images: File | null) => void }) {
	const id = useId();
	return (
		<p className="flex flex-col gap-1.5">
			<label htmlFor={id} className="font-semibold">
				Images des produits, en ZIP <span className="font-normal text-prune">(facultatif)</span>
			</label>
			<span id={`${id}-hint`} className="text-sm text-prune">
				Un fichier porte le nom que donne la colonne des images, ou la référence du produit&nbsp;: REF-1.jpg, puis
				REF-1_2.jpg. Un produit qui a déjà des images les garde.
			</span>
			{images ? (
				<span className="flex flex-wrap items-center gap-3">
					<span className="min-w-0 break-all">{images.name}</span>
					<Button variant="secondary" size="sm" onClick={() => onChoose(null)}>
						Retirer le ZIP
					</Button>
				</span>
			) : (
				<input
					id={id}
					type="file"
					accept=".zip,application/zip"
					aria-describedby={`${id}-hint`}
					className={FILE_STYLE}
					onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
				/>
			)}
		</p>
	);
}

/** Downloads a workbook with every column and no product. */
function TemplateButton() {
	const { error } = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: fetchTemplate,
		onSuccess: ({ name, content }) => saveFile(content, name),
		onError: (cause) =>
			error(
				"Le modèle n'a pas pu être téléchargé.",
				cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.",
			),
	});
	return (
		<Button
			variant="secondary"
			size="sm"
			className="self-start"
			busy={isPending}
			busyLabel="Téléchargement…"
			onClick={() => mutate()}
		>
			<FileDown aria-hidden="true" className="size-4.5" />
			Télécharger un modèle vide
		</Button>
	);
}

const PHASES: Record<ProductImport["phase"], string> = {
	READING: "Lecture et vérification du fichier",
	IMAGES: "Reprise des images",
	SAVING: "Enregistrement des produits",
	INDEXING: "Mise à jour de la boutique",
	UNDOING: "Retour à l'état d'avant",
};

function Progress({ state: { file, job } }: { state: ImportState }) {
	const share = job && job.total > 0 ? Math.min(1, job.done / job.total) : null;
	const text = job ? PHASES[job.phase] : "Envoi du fichier";
	return (
		<div className="flex flex-col gap-2">
			<p role="status" className="font-semibold">
				{text}… {share !== null && `${Math.floor(share * 100)} %`}
			</p>
			<progress
				aria-label={text}
				max={1}
				{...(share === null ? {} : { value: share })}
				className="shown-bar min-w-full"
			/>
			<p className="text-sm text-prune">
				{file?.name} {job && job.phase !== "READING" && `· ${formatInteger(job.done)} sur ${formatInteger(job.total)}`}
			</p>
			{job && !job.dryRun && (
				<p className="text-sm text-prune">Vous pouvez fermer cette fenêtre : l'import continue sur le serveur.</p>
			)}
		</div>
	);
}

function Outcome({ job }: { job: ProductImport }) {
	if (job.state === "FAILED") return <Banner tone="error" title={job.message ?? "L'import a échoué."} />;
	if (job.state === "REFUSED")
		return (
			<>
				<Banner tone="error" title={job.message ?? "Fichier CSV invalide"}>
					{formatCount(job.errorCount, "erreur")} dans {job.fileName}. Rien n'a été modifié.
				</Banner>
				<ImportNotices title="Erreurs" notices={job.errors} total={job.errorCount} />
			</>
		);
	const counts = `${formatCount(job.created, "création")}, ${formatCount(job.changed, "modification")}, ${formatCount(job.unchanged, "produit")} sans changement.`;
	return (
		<>
			{job.dryRun ? (
				<Banner
					tone={job.created + job.changed > 0 ? "info" : "success"}
					title={job.errorCount > 0 ? `${job.fileName} se reprend en partie` : `${job.fileName} est correct`}
				>
					{counts} {job.created + job.changed === 0 && "Il n'y a rien à importer."}
				</Banner>
			) : (
				<Banner tone="success" title="Import terminé">
					{counts}
				</Banner>
			)}
			<ImportNotices title="Lignes laissées de côté" notices={job.errors} total={job.errorCount} />
			<ImportNotices title="À vérifier" notices={job.warnings} total={job.warnings.length} />
		</>
	);
}
