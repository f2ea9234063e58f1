import { cutsOf } from "../words/typos";
import { keyOf, type VocabularyWord } from "../words/vocabulary-word";
import { Column } from "./column";
import { firstPlace } from "./first-place";
import { Kept } from "./kept";

/** A word of the catalogue in one of its spellings; what a mistyped one meets it by is made from it. */
export type KnownWord = Omit<VocabularyWord, "cuts">;

/** What a typed word is to the words of the catalogue. */
export interface TypedWord {
	readonly word: string;
	/** Some product, or a synonym, has the word in one of its forms. */
	readonly isKnown: boolean;
	/** Some product has a word that begins like this. */
	readonly isBeginning: boolean;
	/** Nearest words when it is mistyped, all equally near, by the alphabet; empty for a word that is known. */
	readonly near: readonly string[];
}

const BUCKETS = 2 ** 18;
const TYPED = 5000;

/** The words of the catalogue, for texts that are typed: known, begun or mistyped ones. A word that has gone stays for a while. */
export class Vocabulary {
	/** Each word in each spelling. */
	readonly words: KnownWord[] = [];
	/** Typed words that were looked up, all until a word is added. */
	readonly typed = new Kept<TypedWord>(TYPED);
	private readonly known = new Set<string>();
	private readonly stems = new Set<string>();
	private readonly sounds = new Map<string, string[]>();
	/** By the alphabet. */
	private readonly sorted: string[] = [];
	private readonly first = new Int32Array(BUCKETS).fill(-1);
	private readonly next = new Column(Int32Array);
	private readonly wordAt = new Column(Int32Array);
	private cuts = 0;

	add(words: readonly KnownWord[]): void {
		for (const word of words) {
			const key = keyOf(word);
			if (this.known.has(key)) continue;
			this.known.add(key);
			this.typed.clear();
			this.words.push(word);
			this.enter(word, this.words.length - 1);
		}
	}

	hasStem(stem: string): boolean {
		return this.stems.has(stem);
	}

	has(word: string): boolean {
		return this.sorted[this.placeOf(word)] === word;
	}

	hasBeginning(beginning: string): boolean {
		return this.sorted[this.placeOf(beginning)]?.startsWith(beginning) ?? false;
	}

	/** Words that may be meant by a mistyped one: some with as many typos as it allows, all that sound alike. */
	near(word: string, sound: string): Set<string> {
		const found = new Set(this.sounds.get(sound));
		for (const cut of cutsOf(word))
			for (let at = this.first[bucketOf(cut)] as number; at >= 0; at = this.next.get(at))
				found.add(this.words[this.wordAt.get(at)]?.word ?? "");
		return found;
	}

	private enter({ word, stem, sound }: KnownWord, index: number): void {
		const place = this.placeOf(word);
		if (this.sorted[place] === word) return;
		this.sorted.splice(place, 0, word);
		this.stems.add(stem);
		if (sound !== "") this.sounds.set(sound, [...(this.sounds.get(sound) ?? []), word]);
		for (const cut of cutsOf(word)) {
			const bucket = bucketOf(cut);
			this.next.set(this.cuts, this.first[bucket] as number);
			this.wordAt.set(this.cuts, index);
			this.first[bucket] = this.cuts++;
		}
	}

	private placeOf(word: string): number {
		return firstPlace(this.sorted.length, (place) => (this.sorted[place] as string) < word);
	}
}

/** Two cuts in one bucket are no harm: whoever asks looks at the words themselves. */
function bucketOf(cut: string): number {
	let hash = 0;
	for (let at = 0; at < cut.length; at += 1) hash = (Math.imul(hash, 31) + cut.charCodeAt(at)) | 0;
	return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
