import { SLIDE_GROUNDS, type Slide, type SlideGround } from "@confiserie/domain/content/home-content";
import { CheckField } from "@/ui/check-field";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { nameFieldId } from "../delivery/use-cards";
import { SlideImage } from "./slide-image";

const GROUNDS = Object.entries(SLIDE_GROUNDS).map(([value, label]) => ({ value, label }));

interface SlideFieldsProps {
	slide: Slide;
	/** Where it is in the settings, "slides[0]". */
	path: string;
	problems: Readonly<Record<string, string>>;
	onEdit: (slide: Slide) => void;
}

/** The fields of a slide, in the order in which one reads it. */
export function SlideFields({ slide, path, problems, onEdit }: SlideFieldsProps) {
	const edit = (changes: Partial<Slide>) => onEdit({ ...slide, ...changes });
	const { action, announces } = slide;
	const field = (name: "badge" | "title" | "subtitle", label: string, maxLength: number, hint?: string) => (
		<TextField
			label={label}
			hint={hint}
			maxLength={maxLength}
			value={slide[name]}
			error={problems[`${path}.${name}`]}
			onChange={({ target }) => edit({ [name]: target.value })}
			{...(name === "title" && { id: nameFieldId("vue", slide.id) })}
		/>
	);
	const dayField = (name: "from" | "to", label: string) => (
		<TextField
			label={label}
			type="date"
			optional
			value={slide[name] ?? ""}
			error={problems[`${path}.${name}`]}
			onChange={({ target }) => edit({ [name]: target.value || undefined })}
		/>
	);
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				{field("title", "Titre", 60)}
				{field("badge", "Étiquette", 40)}
			</div>
			{field("subtitle", "Sous-titre", 90)}
			<TextArea
				label="Texte"
				maxLength={260}
				value={slide.description}
				error={problems[`${path}.description`]}
				onChange={({ target }) => edit({ description: target.value })}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Texte du bouton"
					maxLength={40}
					value={action.label}
					error={problems[`${path}.action.label`]}
					onChange={({ target }) => edit({ action: { ...action, label: target.value } })}
				/>
				<TextField
					label="Page du bouton"
					hint={"Une adresse de la boutique\u00a0: /products?tag=BIO"}
					maxLength={300}
					inputMode="url"
					value={action.href}
					error={problems[`${path}.action.href`]}
					onChange={({ target }) => edit({ action: { ...action, href: target.value } })}
				/>
			</div>
			<SlideImage image={slide.image} problem={problems[`${path}.image`]} onChange={(image) => edit({ image })} />
			<div className="grid gap-4 sm:grid-cols-3">
				<Select
					label="Fond"
					options={GROUNDS}
					value={slide.ground}
					onChange={({ target }) => edit({ ground: target.value as SlideGround })}
				/>
				{dayField("from", "Premier jour")}
				{dayField("to", "Dernier jour")}
			</div>
			{announces && (
				<p className="text-sm text-prune">
					{`Ces mots annoncent une réduction de ${announces.percent}\u00a0%. Tant qu'un produit de la sélection n'est pas réduit d'autant, la vue dit «\u00a0${announces.otherwise.badge}\u00a0» et «\u00a0${announces.otherwise.subtitle}\u00a0».`}
				</p>
			)}
			<CheckField
				label="Publiée"
				checked={slide.enabled}
				onChange={({ target }) => edit({ enabled: target.checked })}
			/>
		</>
	);
}
