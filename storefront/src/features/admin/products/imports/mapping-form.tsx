"use client";

import { IMPORT_SOURCES, type ImportSource } from "@confiserie/domain/catalogue/import-sources";
import type { Mapping } from "@confiserie/domain/contract/import-mapping";
import type { AnswerOf } from "@confiserie/domain/contract/operation";
import { plural } from "@confiserie/domain/plural";
import { type ReactNode, useId, useState } from "react";
import {
	ChoiceField,
	type EditFormState,
	optionsOf,
	type Saving,
	TextField,
	useEditForm,
	type ValuesOf,
} from "@/features/admin/kit";
import { breaksRule, listProblem } from "@/lib/form-problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

interface MappingFormProps<O extends Saving> {
	/** Of the form, for a button outside it. */
	id: string;
	/** The import, with the schema of its mapping as its body. */
	operation: O;
	proposal: {
		source: ImportSource | null;
		profile: string | null;
		columns: readonly { heading: string; samples: readonly string[]; target: string | null }[];
	};
	/** What a column can become, with its label. */
	targets: Readonly<Record<string, string>>;
	/** What the file does not say, to begin with. */
	answers: Omit<ValuesOf<O>, keyof Mapping>;
	/** What becomes of the file. */
	introduction: ReactNode;
	/** The fields of the answers. */
	children: (form: EditFormState<ValuesOf<O>>) => ReactNode;
	save: (mapping: ValuesOf<O>) => Promise<AnswerOf<O>>;
}

/** At first, as many columns that become nothing are shown beside the others. */
const FEW = 5;

/** Says what each column of another software's file becomes, and answers what the file does not say. */
export function MappingForm<O extends Saving>(props: MappingFormProps<O>) {
	const { operation, proposal, targets } = props;
	const listId = useId();
	const [start] = useState(
		() =>
			({
				...props.answers,
				columns: proposal.columns.map(({ heading, target }) => ({ heading, target })),
				profile: proposal.profile,
			}) as unknown as ValuesOf<O>,
	);
	const form = useEditForm(operation, {
		start,
		save: props.save,
		sends: (values) => ({ ...values, profile: values.profile || null }),
		failure: "",
		isSecret: true,
	});
	const { field, watch, formState } = form as unknown as EditFormState<Mapping>;
	const used = new Set(watch("columns").flatMap(({ target }, at) => (target ? [at] : [])));
	const [hasMany] = useState(proposal.columns.length - used.size > FEW);
	// A column that loses its target stays in its place until the list is folded again.
	const [shown, setShown] = useState<ReadonlySet<number> | null>(
		hasMany && operation.body.safeParse(start).success ? used : null,
	);
	const { columns } = formState.errors;
	return (
		<form id={props.id} method="post" onSubmit={form.submit} noValidate className="flex flex-col gap-5">
			<Banner
				tone="info"
				title={proposal.source ? `Export de ${IMPORT_SOURCES[proposal.source]} reconnu` : "Fichier d'un autre logiciel"}
			>
				{proposal.profile && <p>{`La correspondance «\u00a0${proposal.profile}\u00a0» est reprise.`}</p>}
				{props.introduction}
			</Banner>
			{breaksRule(formState.errors) && (
				<Banner tone="error" title={listProblem(columns) ?? "Corrigez les champs signalés, puis vérifiez à nouveau."} />
			)}
			<div className="flex flex-col items-start gap-3">
				{hasMany && (
					<Button
						variant="secondary"
						size="sm"
						aria-expanded={!shown}
						aria-controls={listId}
						onClick={() => setShown(shown ? null : used)}
					>
						{shown ? showLabel(proposal.columns.length - shown.size) : "Masquer les colonnes non reprises"}
					</Button>
				)}
				<ul id={listId} className="flex w-full flex-col divide-y divide-trait border-y border-trait">
					{proposal.columns.map(({ heading, samples }, at) =>
						shown?.has(at) === false ? null : (
							// biome-ignore lint/suspicious/noArrayIndexKey: a heading may stand twice, and columns never move.
							<li key={at} className="grid items-center gap-2 py-3 sm:grid-cols-2 sm:gap-4">
								<div className="min-w-0">
									<p className="font-semibold wrap-anywhere">{heading || "(sans titre)"}</p>
									<p className="text-sm text-prune wrap-anywhere">{samples.join(" · ") || "Aucune valeur"}</p>
								</div>
								<ChoiceField
									{...field(`columns.${at}.target`)}
									label={`La colonne «\u00a0${heading}\u00a0» devient`}
									hasHiddenLabel
									options={[{ value: null, label: "Ne pas reprendre" }, ...optionsOf(targets)]}
								/>
							</li>
						),
					)}
				</ul>
			</div>
			{props.children(form)}
			<TextField
				{...field("profile")}
				label="Enregistrer cette correspondance sous le nom"
				hint="Elle sera proposée pour un fichier avec les mêmes titres."
				optional
				maxLength={80}
			/>
		</form>
	);
}

const showLabel = (hidden: number): string =>
	`Afficher ${plural(hidden, "la colonne non reprise", `les ${hidden} colonnes non reprises`)}`;
