from fujikit.lessons.contents import Chapter, chapters
from fujikit.lessons.course import Course, Reply, begin
from fujikit.lessons.fuji.box import lesson_box
from fujikit.lessons.load import BadLesson, lesson, lessons, read_lesson
from fujikit.lessons.model import Lesson

__all__ = [
    "BadLesson",
    "Chapter",
    "Course",
    "Lesson",
    "Reply",
    "begin",
    "chapters",
    "lesson",
    "lesson_box",
    "lessons",
    "read_lesson",
]
