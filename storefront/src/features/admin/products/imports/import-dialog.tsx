"use client";

import type { ImportArea } from "@confiserie/domain/contract/import-mapping";
import type { Operation } from "@confiserie/domain/contract/operation";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { formatCount } from "@confiserie/domain/format";
import { FileUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useAct } from "@/features/admin/kit";
import { ApiProblem } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { FileDrop } from "@/ui/file-drop";
import { Link } from "@/ui/link";
import { ImportOutcome, type OutcomeWords } from "./import-outcome";

/** A file to import and how its columns are read; null where the file says it itself. */
interface Chosen<Mapping> {
	file: File;
	mapping: Mapping | null;
}

/** The same with what was asked beside it; a dry run writes nothing. */
interface Sent<Asked, Mapping> extends Chosen<Mapping> {
	asked: Asked;
	dryRun: boolean;
}

/** What is particular to the imports of a kind. */
export interface ImportDefinition<Asked, Proposal, Mapping> extends OutcomeWords {
	/** Whose page lists these imports. */
	kind: ImportArea;
	title: string;
	description: string;
	hint: string;
	/** Beside the field of the file. */
	links?: ReactNode;
	/** What is asked beside the file, to begin with, and its fields. */
	asked: Asked;
	Questions?: (props: { asked: Asked; onChange: (asked: Asked) => void }) => ReactNode;
	/** How a file could be read; null where it is imported as it is. */
	propose?: (file: File) => Promise<Proposal | null>;
	Mapping?: (props: {
		/** Of the form, for a button outside it. */
		id: string;
		proposal: Proposal;
		save: (mapping: Mapping) => Promise<ImportRun>;
	}) => ReactNode;
	send: (sent: Sent<Asked, Mapping>, onProgress: (run: ImportRun) => void) => Promise<ImportRun>;
	/** Reads that it outdates. */
	changes: readonly Operation[];
	/** What is said of a file while it is sent and read. */
	Progress?: (props: { file: File; report: ImportRun | undefined }) => ReactNode;
}

/** Import of a file: choose, say what its columns are, see what it would do, confirm, read what it did. */
export function ImportDialog<Asked, Proposal, Mapping>({
	definition,
	onClose,
}: {
	definition: ImportDefinition<Asked, Proposal, Mapping>;
	onClose: () => void;
}) {
	const { Questions, Mapping, Progress, noun } = definition;
	const mappingForm = useId();
	const [asked, ask] = useState(definition.asked);
	const send =
		(dryRun: boolean) =>
		(chosen: Chosen<Mapping>, tell: (run: ImportRun) => void): Promise<ImportRun> =>
			definition.send({ ...chosen, asked, dryRun }, tell);
	const checking = useAct({ act: send(true), changes: [] });
	const applying = useAct({ act: send(false), changes: definition.changes });
	const reading = useAct({
		act: async (file: File) => {
			const proposal = (await definition.propose?.(file)) ?? null;
			if (!proposal) await checking.mutateAsync({ file, mapping: null });
			return proposal;
		},
		changes: [],
	});
	const { variables: file, data: proposal } = reading;
	const report = applying.data ?? checking.data;
	const isBusy = reading.isPending || checking.isPending || applying.isPending;
	const isApplied = report?.dryRun === false && report.state === "DONE";
	const isMapping = proposal && !report && !isBusy;
	const found = report?.dryRun && report.state === "DONE" && !isBusy ? report.created + report.changed : 0;
	const pastImports = `/admin/${definition.kind}/imports`;
	const problem = isBusy ? null : (applying.error ?? checking.error ?? reading.error);
	const checkAgain = () => {
		checking.reset();
		applying.reset();
	};
	const restart = () => {
		reading.reset();
		checkAgain();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={definition.title}
			description={definition.description}
			className="max-w-2xl"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="secondary" onClick={onClose}>
						{isApplied ? "Terminer" : "Fermer"}
					</Button>
					{(report || isMapping) && !isBusy && (
						<Button variant="secondary" onClick={restart}>
							Choisir un autre fichier
						</Button>
					)}
					{proposal && report && !isApplied && !isBusy && (
						<Button variant="secondary" onClick={checkAgain}>
							Revoir les colonnes
						</Button>
					)}
					{isMapping && (
						<Button type="submit" form={mappingForm}>
							Vérifier le fichier
						</Button>
					)}
					{isApplied && (
						<ButtonLink variant="secondary" href={pastImports}>
							Imports passés
						</ButtonLink>
					)}
					{found > 0 && (
						<Button onClick={() => checking.variables && applying.mutate(checking.variables)}>
							{`Importer ${formatCount(found, noun)}`}
						</Button>
					)}
				</div>
			}
		>
			<div className="flex flex-col gap-4">
				{!proposal && !report && !isBusy && (
					<>
						<FileDrop
							accept=".csv,.xlsx,text/csv,text/plain"
							label="Choisir un fichier CSV ou Excel"
							hint={definition.hint}
							Icon={FileUp}
							onFiles={([chosen]) => {
								checkAgain();
								if (chosen) reading.mutate(chosen);
							}}
						/>
						<div className="flex flex-wrap items-center gap-4">
							{definition.links}
							{definition.propose && (
								<Link href={`/admin/${definition.kind}/import-mappings`} className={LINK}>
									Correspondances enregistrées
								</Link>
							)}
							<Link href={pastImports} className={LINK}>
								Imports passés
							</Link>
						</div>
					</>
				)}
				{Questions && !report && !isBusy && <Questions asked={asked} onChange={ask} />}
				{problem && <Refusal problem={problem} />}
				{/* It stays: the merchant comes back to what they chose. */}
				{Mapping && file && proposal && !isApplied && (
					<div hidden={!isMapping}>
						<Mapping id={mappingForm} proposal={proposal} save={(mapping) => checking.mutateAsync({ file, mapping })} />
					</div>
				)}
				{file &&
					isBusy &&
					(Progress ? (
						<Progress file={file} report={(applying.isPending ? applying : checking).progress} />
					) : (
						<p role="status" className="font-semibold">{`Lecture de ${file.name}…`}</p>
					))}
				{report && !isBusy && <ImportOutcome run={report} words={definition} />}
			</div>
		</Dialog>
	);
}

const LINK = "self-start text-sm underline underline-offset-4";

/** The first complaint as the title, the others below it. */
function Refusal({ problem }: { problem: Error }) {
	const faults = problem instanceof ApiProblem ? problem.errors : [];
	const others = [...new Set(faults.slice(1).map(({ message }) => message))];
	return (
		<Banner tone="error" title={problem.message}>
			{others.length > 0 && (
				<ul>
					{others.map((message) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			)}
		</Banner>
	);
}

/** The form of a file with what goes with it, as the shop takes it. */
export function importForm(file: File, mapping?: object | null): FormData {
	const form = formWith("file", file);
	if (mapping) form.append("mapping", JSON.stringify(mapping));
	return form;
}
