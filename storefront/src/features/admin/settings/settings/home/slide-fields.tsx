import { SLIDE_GROUNDS, type Slide } from "@confiserie/domain/content/home-content";
import { CheckField, ChoiceField, optionsOf, TextAreaField, TextField } from "@/features/admin/kit";
import { TextField as Input } from "@/ui/text-field";
import { nameFieldId } from "../delivery/use-cards";
import type { SettingFields } from "../use-setting-form";
import { SlideImage } from "./slide-image";

interface SlideFieldsProps {
	slide: Slide;
	/** Its place. */
	index: number;
	fields: SettingFields<"home">;
}

/** The fields of a slide, in the order in which one reads it. */
export function SlideFields({ slide, index, fields: { field, formState, setValue } }: SlideFieldsProps) {
	const at = `slides.${index}` as const;
	const { announces } = slide;
	// A bound field without a value takes that of the slide which was stored at this place.
	const dayField = (name: "from" | "to", label: string) => (
		<Input
			label={label}
			type="date"
			optional
			value={slide[name] ?? ""}
			error={formState.errors.slides?.[index]?.[name]?.message ?? null}
			onChange={({ target }) => setValue(`${at}.${name}`, target.value || undefined, { shouldDirty: true })}
		/>
	);
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field(`${at}.title`)} id={nameFieldId("vue", slide.id)} label="Titre" maxLength={60} />
				<TextField {...field(`${at}.badge`)} label="Étiquette" maxLength={40} />
			</div>
			<TextField {...field(`${at}.subtitle`)} label="Sous-titre" maxLength={90} />
			<TextAreaField {...field(`${at}.description`)} label="Texte" maxLength={260} />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field(`${at}.action.label`)} label="Texte du bouton" maxLength={40} />
				<TextField
					{...field(`${at}.action.href`)}
					label="Page du bouton"
					hint={"Une adresse de la boutique\u00a0: /products?tag=BIO"}
					maxLength={300}
					inputMode="url"
				/>
			</div>
			<SlideImage {...field(`${at}.image`)} />
			<div className="grid gap-4 sm:grid-cols-3">
				<ChoiceField {...field(`${at}.ground`)} label="Fond" options={optionsOf(SLIDE_GROUNDS)} />
				{dayField("from", "Premier jour")}
				{dayField("to", "Dernier jour")}
			</div>
			{announces && (
				<p className="text-sm text-prune">
					{`Ces mots annoncent une réduction de ${announces.percent}\u00a0%. Tant qu'un produit de la sélection n'est pas réduit d'autant, la vue dit «\u00a0${announces.otherwise.badge}\u00a0» et «\u00a0${announces.otherwise.subtitle}\u00a0».`}
				</p>
			)}
			<CheckField {...field(`${at}.enabled`)} label="Publiée" />
		</>
	);
}
