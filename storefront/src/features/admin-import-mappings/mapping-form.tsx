"use client";

import type { ImportKind, Mapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_SOURCES, type ImportSource } from "@confiserie/domain/import-sources";
import { type FormEvent, type ReactNode, useState } from "react";
import type { z } from "zod";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { TextField } from "@/ui/text-field";
import { MappedColumns } from "./mapped-columns";

interface MappingFormProps<Answers, Mapped> {
	/** Of the form, for a button outside it. */
	id: string;
	schema: z.ZodType<Mapped>;
	proposal: {
		source: ImportSource | null;
		profile: string | null;
		columns: readonly { heading: string; samples: readonly string[]; target: string | null }[];
	};
	/** What the merchant chose before, when they come back to it. */
	chosen: Mapping | null;
	/** What a column can become, with its label. */
	targets: Readonly<Record<string, string>>;
	/** What the file does not say, to begin with. */
	answers: Answers;
	/** What becomes of the file. */
	introduction: ReactNode;
	/** The fields of the answers. */
	children: (
		answers: Answers,
		change: (changes: Partial<Answers>) => void,
		errors: Readonly<Record<string, string>>,
	) => ReactNode;
	onMapped: (mapping: Mapped) => void;
}

/** Says what each column of another software's file becomes, and answers what the file does not say. */
export function MappingForm<Answers extends object, Mapped>(props: MappingFormProps<Answers, Mapped>) {
	const { schema, proposal, chosen, targets } = props;
	const [columns, setColumns] = useState(
		() => chosen?.columns ?? proposal.columns.map(({ heading, target }) => ({ heading, target })),
	);
	const [profile, setProfile] = useState((chosen ?? proposal).profile);
	const [answers, setAnswers] = useState(props.answers);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const parsed = schema.safeParse({ ...answers, columns, profile });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (parsed.success) return props.onMapped(parsed.data);
		setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])));
	};
	return (
		<form id={props.id} method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
			<Banner
				tone="info"
				title={proposal.source ? `Export de ${IMPORT_SOURCES[proposal.source]} reconnu` : "Fichier d'un autre logiciel"}
			>
				{proposal.profile && <p>{`La correspondance «\u00a0${proposal.profile}\u00a0» est reprise.`}</p>}
				{props.introduction}
			</Banner>
			{Object.keys(errors).length > 0 && (
				<Banner tone="error" title={errors.columns ?? "Corrigez les champs signalés, puis vérifiez à nouveau."} />
			)}
			<MappedColumns
				columns={proposal.columns}
				targets={[
					{ value: "", label: "Ne pas reprendre" },
					...Object.entries(targets).map(([value, label]) => ({ value, label })),
				]}
				chosen={columns}
				isFolded={parsed.success}
				errors={errors}
				onChoose={(at, target) =>
					setColumns(
						columns.map((one, place) => (place === at ? { heading: one.heading, target: target || null } : one)),
					)
				}
			/>
			{props.children(answers, (changes) => setAnswers({ ...answers, ...changes }), errors)}
			<TextField
				label="Enregistrer cette correspondance sous le nom"
				hint="Elle sera proposée pour un fichier avec les mêmes titres."
				optional
				maxLength={80}
				value={profile ?? ""}
				error={errors.profile ?? null}
				onChange={({ target }) => setProfile(target.value || null)}
			/>
		</form>
	);
}

/** A link to the saved mappings of a kind of import. */
export function MappingsLink({ kind }: { kind: ImportKind }) {
	return (
		<Link href={`/admin/${kind}/import-mappings`} className="self-start text-sm underline underline-offset-4">
			Correspondances enregistrées
		</Link>
	);
}
