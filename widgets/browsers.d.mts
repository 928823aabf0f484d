export const oldest: Record<string, string>;
export const target: string[];
