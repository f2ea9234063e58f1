import { DRAWN_SLIDES, type DrawnSlide } from "@confiserie/domain/home-content";
import { type FocalPoint, focalPoint, withFocalPoint } from "@confiserie/domain/shop-image";
import { ImageField } from "@/ui/image-field";
import { Select } from "@/ui/select";
import { Problem } from "../delivery/problems";
import { WholeField } from "../delivery/typed-field";

const OWN = "own";
const DRAWINGS: Record<DrawnSlide, string> = {
	halloween: "Dessin\u00a0: Halloween",
	nouveautes: "Dessin\u00a0: barbes à papa",
	destockage: "Dessin\u00a0: palettes",
	bestsellers: "Dessin\u00a0: meilleures ventes",
	bio: "Dessin\u00a0: bio",
};
const OPTIONS = [
	...DRAWN_SLIDES.map((value) => ({ value, label: DRAWINGS[value] })),
	{ value: OWN, label: "Votre image" },
];

interface SlideImageProps {
	image: string;
	problem: string | undefined;
	onChange: (image: string) => void;
}

/** A drawing of the shop, or one's own image with the point that stays in view. */
export function SlideImage({ image, problem, onChange }: SlideImageProps) {
	const isDrawn = DRAWN_SLIDES.some((name) => name === image);
	return (
		<div className="flex flex-col gap-3">
			<Select
				label="Image"
				options={OPTIONS}
				value={isDrawn ? image : OWN}
				onChange={({ target }) => onChange(target.value === OWN ? "" : target.value)}
			/>
			{isDrawn ? (
				problem && <Problem>{problem}</Problem>
			) : (
				<>
					<ImageField
						label="Fichier de l'image"
						hint={
							"1280 × 860 pixels au moins. L'image accompagne le texte et ne le remplace pas\u00a0: n'y mettez pas de mots."
						}
						problem={problem}
						onChange={onChange}
					/>
					{image !== "" && <FocalFields image={image} onChange={onChange} />}
				</>
			)}
		</div>
	);
}

/** The point that every frame shows, in percent. */
function FocalFields({ image, onChange }: { image: string; onChange: (image: string) => void }) {
	const point = focalPoint(image);
	const field = (axis: keyof FocalPoint, label: string) => (
		<WholeField
			label={label}
			value={point[axis]}
			onValue={(value) => !Number.isNaN(value) && onChange(withFocalPoint(image, { ...point, [axis]: value }))}
		/>
	);
	return (
		<fieldset className="grid grid-cols-2 gap-4">
			<legend className="mb-1 font-semibold">Point toujours visible, en pour cent</legend>
			{field("x", "Depuis la gauche")}
			{field("y", "Depuis le haut")}
		</fieldset>
	);
}
