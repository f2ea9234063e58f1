import { DRAWN_SLIDES, type DrawnSlide } from "@confiserie/domain/home-content";
import { type FocalPoint, focalPoint, withFocalPoint } from "@confiserie/domain/shop-image";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { uploadImage } from "@/lib/upload-image";
import { Select } from "@/ui/select";
import { Spinner } from "@/ui/spinner";
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
	const id = useId();
	const isDrawn = DRAWN_SLIDES.some((name) => name === image);
	const { mutate, isPending, error } = useMutation({
		mutationFn: uploadImage,
		onSuccess: ({ imageUrl }) => onChange(imageUrl),
	});
	const wrong = error?.message ?? problem;
	return (
		<div className="flex flex-col gap-3">
			<Select
				label="Image"
				options={OPTIONS}
				value={isDrawn ? image : OWN}
				onChange={({ target }) => onChange(target.value === OWN ? "" : target.value)}
			/>
			{!isDrawn && (
				<>
					<div className="flex flex-col items-start gap-2">
						<label htmlFor={id} className="font-semibold">
							Fichier de l'image
						</label>
						<p id={`${id}-hint`} className="text-sm text-prune">
							1280 × 860 pixels au moins. L'image accompagne le texte et ne le remplace pas&nbsp;: n'y mettez pas de
							mots.
						</p>
						<input
							id={id}
							type="file"
							accept="image/png,image/jpeg,image/webp"
							disabled={isPending}
							aria-describedby={`${id}-hint`}
							aria-invalid={wrong ? true : undefined}
							className="min-h-11 max-w-full"
							onChange={({ target }) => {
								const [file] = target.files ?? [];
								if (file) mutate(file);
							}}
						/>
						{isPending && <Spinner label="Envoi de l'image" />}
					</div>
					{image !== "" && <FocalFields image={image} onChange={onChange} />}
				</>
			)}
			{wrong && (
				<p role="alert" className="text-sm font-medium text-rouge">
					{wrong}
				</p>
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
