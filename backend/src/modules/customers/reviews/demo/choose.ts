import type { CategoryCode } from "@confiserie/domain/catalogue/category";
import { ANY_PRODUCT, BY_CATEGORY, type DemoText, FIRST_NAMES } from "./texts";

const REVIEWS_PER_PRODUCT = 10;

/** Marks of ten reviews; each row averages exactly 4.5, the rating that the specification states. Source: spec §2. */
const MARKS: readonly (readonly DemoText["rating"][])[] = [
	[5, 5, 5, 5, 5, 4, 4, 4, 4, 4],
	[5, 5, 5, 5, 5, 5, 4, 4, 4, 3],
	[5, 5, 5, 5, 5, 5, 5, 4, 3, 3],
	[5, 5, 5, 5, 5, 5, 5, 4, 4, 2],
];
const DAY_MS = 24 * 60 * 60 * 1000;
/** The reviews of a product spread over the year before the shop was set up. */
const YEAR_DAYS = 365;

export interface DemoReview {
	product_id: string;
	rating: number;
	title: string | null;
	text: string;
	author_first_name: string;
	is_demo: true;
	written_at: Date;
}

/**
 * Ten demo reviews of a product: no text and no author twice, 4.5 on average, the same for the same `seed`. Texts of its
 * category come first where there are any.
 */
export function demoReviews(productId: string, category: CategoryCode | null, seed: string, now: Date): DemoReview[] {
	const random = generator(seed);
	const marks = shuffled(MARKS[Math.floor(random() * MARKS.length)] ?? [], random);
	const authors = shuffled(FIRST_NAMES, random);
	const own = shuffled((category && BY_CATEGORY[category]) || [], random);
	const pool = [...own, ...shuffled(ANY_PRODUCT, random)];
	const step = YEAR_DAYS / REVIEWS_PER_PRODUCT;
	return marks.map((rating, index) => {
		const chosen = pool.findIndex((text) => text.rating === rating);
		const [text] = pool.splice(chosen, 1);
		const author = authors[index];
		if (!text || !author) throw new Error(`The pool of demo reviews has run out of texts with ${rating} stars.`);
		const ageDays = 1 + step * (index + random());
		return {
			product_id: productId,
			rating,
			title: text.title,
			text: text.text,
			author_first_name: author,
			is_demo: true,
			written_at: new Date(now.getTime() - ageDays * DAY_MS),
		};
	});
}

/** Small repeatable generator of numbers from 0 to 1 (mulberry32), so that each shop shows the same reviews. */
function generator(seed: string): () => number {
	let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619), 2_166_136_261);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	return items
		.map((item) => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}
