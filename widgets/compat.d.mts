export function newStyles(css: string): string[];
export function newNames(script: string, declared?: ReadonlySet<string>): string[];
export function declaredNames(source: string): string[];
export function smallFields(css: string): string[];
