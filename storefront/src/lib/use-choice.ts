"use client";

import { useState } from "react";

/** Rows by their ids, or how many the filters find, without some. */
type Chosen<Row> = { rows: ReadonlyMap<string, Row> } | { all: number; except: ReadonlyMap<string, Row> };

/** The rows that are chosen, over all pages of what a list shows. */
export interface Choice<Row> {
	count: number;
	/** All that the filters find were chosen, whichever page they stand on, but for `except`. */
	isAll: boolean;
	/** Those chosen one by one; none where the filters were. */
	rows: readonly Row[];
	except: readonly Row[];
	has: (row: Row) => boolean;
	/** Adds or takes out. */
	toggle: (rows: readonly Row[], isWanted: boolean) => void;
	chooseAll: (found: number) => void;
	clear: () => void;
}

/** Selection across pages; other filters, identified by `shown`, reset it. */
export function useChoice<Row extends { id: string }>(shown: string): Choice<Row> {
	const nothing: Chosen<Row> = { rows: new Map() };
	const [chosen, setChosen] = useState<Chosen<Row>>(nothing);
	const [followed, setFollowed] = useState(shown);
	if (followed !== shown) {
		setFollowed(shown);
		setChosen(nothing);
	}
	const isAll = "all" in chosen;
	const marked = isAll ? chosen.except : chosen.rows;
	const count = isAll ? chosen.all - chosen.except.size : chosen.rows.size;
	return {
		count,
		isAll,
		rows: isAll ? [] : [...chosen.rows.values()],
		except: isAll ? [...chosen.except.values()] : [],
		has: ({ id }) => marked.has(id) !== isAll,
		toggle: (some, isWanted) => {
			const next = new Map(marked);
			for (const row of some) {
				if (isWanted === isAll) next.delete(row.id);
				else next.set(row.id, row);
			}
			if (!isAll) setChosen({ rows: next });
			else setChosen(next.size < chosen.all ? { all: chosen.all, except: next } : nothing);
		},
		chooseAll: (found) => setChosen({ all: found, except: new Map() }),
		clear: () => setChosen(nothing),
	};
}
